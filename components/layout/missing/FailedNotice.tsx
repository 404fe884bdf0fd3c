import { getTranslations } from '@/lib/i18n/translations'
import { Link } from '@/components/ui/Link'
import { path, routes } from '@/lib/i18n/paths'
import { FAILED_DOCUMENTS, type FailedKind, STATUS_PLACE } from '@/lib/entities/stand-in-kinds'
import type { Locale } from '@/rules/languages'
import styles from './MissingNotice.module.css'

type Props = { locale: Locale; kind: FailedKind }

/** What happened, and how to try again: the same address once more. (Requirements, section 8) */
export async function FailedNotice({ locale, kind }: Props) {
  const t = await getTranslations({ locale })
  // The page of a document is loaded again, in these words. (Requirements, sections 2 and 8)
  const isDocument = FAILED_DOCUMENTS.some((failed) => failed === kind)
  const words =
    kind === 'error'
      ? { title: t('error.title'), text: t('error.text'), detail: t('error.outage'), retry: t('error.retry') }
      : {
          title: t(`failed.${kind}.title`),
          text: t(`failed.${kind}.text`),
          detail: t(`failed.${kind}.detail`),
          retry: t(isDocument ? 'failed.reload' : 'failed.retry'),
        }
  return (
    <section className={`wrap section ${styles.notice}`}>
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      <p>{words.detail}</p>
      <p className={styles.actions}>
        {kind !== 'crowdedForm' && (
          <a href="" className="btn">
            {words.retry}
          </a>
        )}
        <Link href={path(locale, routes.home)} className="btn btn-ghost">
          {t('missing.toHome')}
        </Link>
      </p>
      <details className={styles.details}>
        <summary>{t('error.details')}</summary>
        <p>
          {t('error.code')} <bdi>{STATUS_PLACE}</bdi>
        </p>
      </details>
    </section>
  )
}
