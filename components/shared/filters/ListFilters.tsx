import { getTranslations } from '@/lib/i18n/translations'
import { filteredPath, type ListFilter, type ListName } from '@/lib/i18n/list-filters'
import type { Locale } from '@/rules/languages'
import { ActiveFilters, chosenOf } from './ActiveFilters'
import { type Choice, FilterFields } from './FilterFields'
import card from './FilterCard.module.css'
import styles from './ListFilters.module.css'

type Props<L extends ListName> = {
  locale: Locale
  list: L
  filter: ListFilter<L>
  /** The id of what is filtered. */
  target: string
  choices: readonly Choice[]
  sorting: Choice
  /** How many were found, in words. */
  found: string
}

/**
 * What a long list is filtered and sorted by, and what it is now. The form is sent by the browser alone; the middleware leads
 * from its query to a page that is kept. (docs/decisions/lists-page-by-path.md)
 */
export async function ListFilters<L extends ListName>({ locale, list, filter, target, choices, sorting, found }: Props<L>) {
  const t = await getTranslations({ locale, namespace: 'filters' })
  const without = (...names: string[]) =>
    `${filteredPath(locale, list, { ...filter, ...Object.fromEntries(names.map((name) => [name, undefined])) })}#${target}`
  return (
    <div className={styles.filters}>
      <form
        className={`no-print card ${card.filters}`}
        role="search"
        aria-label={t('title')}
        action={`${filteredPath(locale, list, {})}#${target}`}
        autoComplete="off"
      >
        <FilterFields choices={[...choices, sorting]} chosen={filter} apply={t('apply')} />
      </form>
      <p className={styles.found}>{found}</p>
      <ActiveFilters locale={locale} active={chosenOf(choices, filter)} without={without} />
    </div>
  )
}
