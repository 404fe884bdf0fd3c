import { getTranslations } from '@/lib/i18n/translations'
import { ListFilters } from '@/components/shared/filters/ListFilters'
import { PROJECT_STATUSES, PROJECT_TYPES, type ListFilter } from '@/lib/i18n/list-filters'
import type { Locale } from '@/rules/languages'

type Props = { locale: Locale; filter: ListFilter<'projects'>; target: string; total: number }

/** Projects by state and kind, and from which end of time. */
export async function ProjectFilters({ locale, filter, target, total }: Props) {
  const [t, words] = await Promise.all([getTranslations({ locale, namespace: 'projects' }), getTranslations({ locale, namespace: 'filters' })])
  return (
    <ListFilters
      locale={locale}
      list="projects"
      filter={filter}
      target={target}
      found={t('found', { count: total })}
      choices={[
        { name: 'status', label: t('statusLabel'), all: t('allStatuses'), options: PROJECT_STATUSES.map((status) => [status, t(`status.${status}`)]) },
        { name: 'type', label: t('typeLabel'), all: t('allTypes'), options: PROJECT_TYPES.map((type) => [type, t(`type.${type}`)]) },
      ]}
      sorting={{ name: 'sort', label: words('sort'), all: words('newest'), options: [['oldest', words('oldest')]] }}
    />
  )
}
