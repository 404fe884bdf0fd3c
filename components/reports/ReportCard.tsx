import { getTranslations } from 'next-intl/server'
import { CARD_SIZES } from '@/components/shared/card-sizes'
import styles from '@/components/shared/cards.module.css'
import { DateText } from '@/components/shared/DateText'
import { ExternalLink, Link } from '@/components/ui/Link'
import { Picture } from '@/components/ui/Picture'
import type { Report } from '@/lib/content/reports'
import type { Locale } from '@/rules/languages'
import { documentPath } from '@/lib/i18n/paths'

/** A report in a list; the whole card leads to it, or to the source of a report by others. */
export async function ReportCard({ report, locale }: { report: Report; locale: Locale }) {
  const t = await getTranslations({ locale })
  const { slug, title, cover, publishedDate, shortDescription, isExternalReport, sourceLink } = report
  return (
    <article className={`card ${styles.card}`}>
      <div className={`pattern ${styles.cover}`}>{cover && <Picture image={cover} sizes={CARD_SIZES} />}</div>
      <div className={styles.body}>
        {isExternalReport && (
          <p className={styles.badges}>
            <span className="badge badge-gold">{t('reports.external')}</span>
          </p>
        )}
        {publishedDate && (
          <p className={styles.date}>
            <DateText locale={locale} value={publishedDate} invalid={t('reports.invalidDate')} />
          </p>
        )}
        <h3>
          {isExternalReport && sourceLink ? (
            <ExternalLink href={sourceLink} hint={t('common.newTab')} className={styles.link}>
              {title}
            </ExternalLink>
          ) : (
            <Link href={documentPath(locale, 'report', slug)} className={styles.link}>
              {title}
            </Link>
          )}
        </h3>
        {shortDescription && <p className={styles.text}>{shortDescription}</p>}
        <span className={styles.more} aria-hidden="true">
          {isExternalReport ? t('reports.view') : t('reports.details')}
        </span>
      </div>
    </article>
  )
}
