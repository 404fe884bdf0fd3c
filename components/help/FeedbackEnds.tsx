import { getTranslations } from '@/lib/i18n/translations'
import { SentText } from '@/components/shared/form/SentText'
import { KeepOffer } from '@/components/shared/form/waiting/KeepOffer'
import type { Locale } from '@/rules/languages'
import styles from './Feedback.module.css'

/** What takes the place of the wizard when script has sent it, or could not. (Requirements, section 4) */
export async function FeedbackEnds({ locale }: { locale: Locale }) {
  const [t, titles] = await Promise.all([getTranslations({ locale, namespace: 'forms.feedback' }), getTranslations({ locale, namespace: 'forms.sent.titles' })])
  return (
    <>
      <div className={styles.end} tabIndex={-1} data-sent="" hidden>
        <h3>{titles('feedback')}</h3>
        <SentText form="feedback" locale={locale} isAwaited />
        <button type="button" className="btn" data-start="">
          {t('another')}
        </button>
      </div>
      <div className={`${styles.end} ${styles.failed}`} role="alert" tabIndex={-1} data-failed="" hidden>
        <h3>{t('failed')}</h3>
        <p data-failure="" />
        <KeepOffer locale={locale} id="feedback" />
        <button type="button" className="btn" data-start="">
          {t('again')}
        </button>
      </div>
    </>
  )
}
