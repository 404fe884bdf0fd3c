import { getTranslations } from '@/lib/i18n/translations'
import { ListFilters } from '@/components/shared/filters/ListFilters'
import { REPORT_SOURCES, type ListFilter } from '@/lib/i18n/list-filters'
import type { Locale } from '@/rules/languages'

type Props = { locale: Locale; filter: ListFilter<'reports'>; target: string; total: number }

/** Reports by whose they are, and from which end of time. */
export async function ReportFilters({ locale, filter, target, total }: Props) {
  const [t, words] = await Promise.all([getTranslations({ locale, namespace: 'reports' }), getTranslations({ locale, namespace: 'filters' })])
  return (
    <ListFilters
      locale={locale}
      list="reports"
      filter={filter}
      target={target}
      found={t('found', { count: total })}
      choices={[{ name: 'source', label: t('sourceLabel'), all: t('allSources'), options: REPORT_SOURCES.map((source) => [source, t(`sources.${source}`)]) }]}
      sorting={{ name: 'sort', label: words('sort'), all: words('newest'), options: [['oldest', words('oldest')]] }}
    />
  )
}
