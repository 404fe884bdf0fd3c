import { getTranslations } from '@/lib/i18n/translations'
import { notFound } from 'next/navigation'
import { RichText } from '@/components/blocks/RichText'
import { Breadcrumb } from '@/components/layout/Breadcrumb'
import { CoverBanner } from '@/components/layout/CoverBanner'
import { ScrollToTop } from '@/components/layout/ScrollToTop'
import { FilteredList, LIST } from '@/components/shared/filters/FilteredList'
import { BreadcrumbJsonLd } from '@/components/shared/JsonLd'
import { ReadFailure } from '@/components/shared/ReadFailure'
import { getPageInfo } from '@/lib/content/pages-info'
import { contentOf, section, sections } from '@/lib/content/section'
import { getReports } from '@/lib/entities/reports'
import { isEmptyRichText } from '@/lib/content/rich-text'
import { Static } from '@/lib/framework/static/Static'
import { isFiltered, type ListFilter } from '@/lib/i18n/list-filters'
import { routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { ReportCard } from './ReportCard'
import { ReportFilters } from './ReportFilters'

type Props = { locale: Locale; page: number; filter?: ListFilter<'reports'> }

/** A page of the reports, or of those that fit a filter; a list longer than a page offers filters. (Requirements, section 2, reports) */
export async function ReportsList({ locale, page, filter = {} }: Props) {
  const t = await getTranslations({ locale, namespace: 'reports' })
  const [written, found] = await sections([section(() => getPageInfo(locale, 'reportsPage')), section(() => getReports(locale, page, filter))])
  const info = contentOf(written)
  const reports = contentOf(found)
  if (reports && page > Math.max(1, reports.pageCount)) notFound()
  const isFirst = page === 1 && !isFiltered(filter)
  return (
    <>
      <Static>
        <BreadcrumbJsonLd locale={locale} crumbs={[{ name: t('breadcrumb'), route: routes.reports }]} />
        <CoverBanner locale={locale} title={info?.title ?? t('title')} description={info?.description ?? t('description')} image={info?.cover} />
        <Breadcrumb locale={locale} items={[{ label: t('breadcrumb') }]} />
        <div className="wrap">
          {info && isFirst && !isEmptyRichText(info.content) && <RichText content={info.content} locale={locale} />}
          {reports ? (
            <FilteredList
              locale={locale}
              list="reports"
              filter={filter}
              page={page}
              pageCount={reports.pageCount}
              total={reports.total}
              title={t('listTitle')}
              empty={{ title: t('emptyTitle'), text: t('emptyText') }}
              filters={<ReportFilters locale={locale} filter={filter} target={LIST} total={reports.total} />}
            >
              {reports.items.map((report, index) => (
                <ReportCard key={report.documentId} report={report} locale={locale} isFirst={index === 0} />
              ))}
            </FilteredList>
          ) : (
            <ReadFailure locale={locale} />
          )}
        </div>
      </Static>
      <ScrollToTop locale={locale} threshold={300} />
    </>
  )
}
