import { getTranslations } from '@/lib/i18n/translations'
import { Link } from '@/components/ui/Link'
import { Dialog } from '@/components/ui/dialog/Dialog'
import { path, routes } from '@/lib/i18n/paths'
import type { OpenForm } from './open-form'
import { SentText } from './SentText'
import { KeepOffer } from './waiting/KeepOffer'
import styles from './form.module.css'

type Props = {
  form: OpenForm
  /** What is said in thanks, where it is configured. */
  text?: string | null
}

/** What script opens after an application was sent, or could not be. (Requirements, sections 2 and 8) */
export async function SubmissionDialogs({ form, text }: Props) {
  const { id, name, locale } = form
  const t = await getTranslations({ locale, namespace: 'forms' })
  const back = { closeLabel: t('dialogs.close'), closeHref: `#${id}-form` }
  return (
    <>
      <Dialog id={`${id}-sent`} title={t(`sent.titles.${name}`)} {...back}>
        <div className={styles.sentText}>
          <SentText form={name} locale={locale} text={text} isAwaited />
        </div>
        <div className={styles.dialogActions}>
          <button type="button" className="btn" data-close="">
            {t('dialogs.close')}
          </button>
        </div>
      </Dialog>
      <Dialog id={`${id}-failed`} title={t('dialogs.failedTitle')} {...back}>
        <p data-message="" hidden />
        <p data-default="">{t.rich('dialogs.failed', { support: (words) => <Link href={path(locale, routes.contact)}>{words}</Link> })}</p>
        <KeepOffer locale={locale} id={id} />
        <div className={styles.dialogActions}>
          <button type="button" className="btn" data-retry="" hidden>
            {t('dialogs.retry')}
          </button>
          <button type="button" className="btn btn-ghost" data-close="">
            {t('dialogs.close')}
          </button>
        </div>
      </Dialog>
    </>
  )
}
