import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { RichText } from '@/components/blocks/RichText'
import { Breadcrumb } from '@/components/layout/Breadcrumb'
import { CoverBanner } from '@/components/layout/CoverBanner'
import { ScrollToTop } from '@/components/layout/ScrollToTop'
import cards from '@/components/shared/cards.module.css'
import { EmptyState } from '@/components/shared/EmptyState'
import { NothingFits } from '@/components/shared/filters/NothingFits'
import { JsonLd } from '@/components/shared/JsonLd'
import { Pagination } from '@/components/shared/Pagination'
import { getPageInfo } from '@/lib/content/pages-info'
import { getReports } from '@/lib/entities/reports'
import { isEmptyRichText } from '@/lib/content/rich-text'
import { Static } from '@/lib/framework/static/Static'
import { filteredPath, isFiltered, type ListFilter } from '@/lib/i18n/list-filters'
import { routes } from '@/lib/i18n/paths'
import { breadcrumbJsonLd } from '@/lib/seo/json-ld'
import type { Locale } from '@/rules/languages'
import { ReportCard } from './ReportCard'
import { ReportFilters } from './ReportFilters'
import styles from './ReportsList.module.css'

const LIST = 'list'

type Props = { locale: Locale; page: number; filter?: ListFilter<'reports'> }

/** A page of the reports, or of those that fit a filter; a list longer than a page offers filters. (Requirements, section 2, reports) */
export async function ReportsList({ locale, page, filter = {} }: Props) {
  const [t, info, reports] = await Promise.all([
    getTranslations({ locale, namespace: 'reports' }),
    getPageInfo(locale, 'reportsPage'),
    getReports(locale, page, filter),
  ])
  if (page > Math.max(1, reports.pageCount)) notFound()
  const isChosen = isFiltered(filter)
  const isFirst = page === 1 && !isChosen
  return (
    <>
      <Static>
        <JsonLd data={breadcrumbJsonLd(locale, [{ name: t('breadcrumb'), route: routes.reports }])} />
        <CoverBanner title={info?.title ?? t('title')} description={info?.description ?? t('description')} image={info?.cover} />
        <Breadcrumb locale={locale} items={[{ label: t('breadcrumb') }]} />
        <div className="wrap">
          {info && isFirst && !isEmptyRichText(info.content) && <RichText content={info.content} locale={locale} />}
          <section id={LIST} className={styles.list}>
            {(isChosen || reports.pageCount > 1) && <ReportFilters locale={locale} filter={filter} target={LIST} total={reports.total} />}
            {isChosen && reports.total === 0 && <NothingFits locale={locale} list="reports" target={LIST} />}
            {!isChosen && reports.items.length === 0 && (
              <EmptyState title={t('emptyTitle')}>
                <p>{t('emptyText')}</p>
              </EmptyState>
            )}
            {reports.items.length > 0 && (
              <>
                <h2 className="visually-hidden">{t('listTitle')}</h2>
                <div className={cards.grid}>
                  {reports.items.map((report, index) => (
                    <ReportCard key={report.documentId} report={report} locale={locale} isFirst={index === 0} />
                  ))}
                </div>
              </>
            )}
            <Pagination locale={locale} page={page} pageCount={reports.pageCount} href={(number) => filteredPath(locale, 'reports', filter, number)} />
          </section>
        </div>
      </Static>
      <ScrollToTop locale={locale} threshold={300} />
    </>
  )
}
