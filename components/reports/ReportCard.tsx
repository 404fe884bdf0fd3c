import { getTranslations } from '@/lib/i18n/translations'
import styles from '@/components/shared/cards.module.css'
import { DocumentCard } from '@/components/shared/DocumentCard'
import { type Report, reports } from '@/lib/entities/reports'
import type { Locale } from '@/rules/languages'

/** A report in a list; the card leads to it, or to the source of a report by others. */
export async function ReportCard({ report, locale, isFirst }: { report: Report; locale: Locale; isFirst?: boolean }) {
  const t = await getTranslations({ locale, namespace: 'reports' })
  const badge = (
    <p className={styles.badges}>
      <span className="badge badge-gold">{t('external')}</span>
    </p>
  )
  const { isExternalReport: isExternal } = report
  return (
    <DocumentCard
      brief={reports.brief(locale, report)}
      locale={locale}
      more={t(isExternal ? 'view' : 'details')}
      badges={isExternal && badge}
      isFirst={isFirst}
    />
  )
}
