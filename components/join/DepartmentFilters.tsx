import { getTranslations } from '@/lib/i18n/translations'
import { ListFilters } from '@/components/shared/filters/ListFilters'
import type { Department } from '@/lib/entities/departments'
import type { ListFilter } from '@/lib/i18n/list-filters'
import type { Locale } from '@/rules/languages'
import { officesOf } from './chosen-departments'

type Props = { locale: Locale; filter: ListFilter<'departments'>; target: string; departments: readonly Department[]; found: number }

/** Departments by office, in the order of the team, by name or by how many help there. */
export async function DepartmentFilters({ locale, filter, target, departments, found }: Props) {
  const [t, words] = await Promise.all([getTranslations({ locale, namespace: 'join' }), getTranslations({ locale, namespace: 'filters' })])
  return (
    <ListFilters
      locale={locale}
      list="departments"
      filter={filter}
      target={target}
      found={t('found', { count: found })}
      choices={[{ name: 'office', label: t('officeLabel'), all: t('allOffices'), options: officesOf(departments) }]}
      sorting={{
        name: 'sort',
        label: words('sort'),
        all: t('usualOrder'),
        options: [
          ['name', words('byName')],
          ['volunteers', t('byVolunteers')],
        ],
      }}
    />
  )
}
