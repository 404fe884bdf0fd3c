import { getTranslations } from '@/lib/i18n/translations'
import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link'
import { filteredPath, type ListFilter, type ListName } from '@/lib/i18n/list-filters'
import type { Locale } from '@/rules/languages'
import { Choice } from './Choice'
import active from './ActiveFilters.module.css'
import card from './FilterCard.module.css'
import styles from './ListFilters.module.css'

type Options = {
  name: string
  label: string
  /** The text of no choice. */
  all: string
  options: readonly (readonly [value: string, text: string])[]
}

type Props<L extends ListName> = {
  locale: Locale
  list: L
  filter: ListFilter<L>
  /** The id of what is filtered. */
  target: string
  choices: readonly Options[]
  sorting: Options
  /** How many were found, in words. */
  found: string
}

/**
 * What a long list is filtered and sorted by, and what it is now. The form is sent by the browser alone; the middleware leads
 * from its query to a page that is kept. (docs/decisions/lists-page-by-path.md)
 */
export async function ListFilters<L extends ListName>({ locale, list, filter, target, choices, sorting, found }: Props<L>) {
  const t = await getTranslations({ locale, namespace: 'filters' })
  const values: Record<string, string | undefined> = filter
  const chosen = choices.flatMap(({ name, options }) => {
    const text = options.find(([value]) => value === values[name])?.[1]
    return text ? [{ name, text }] : []
  })
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
        {[...choices, sorting].map(({ name, ...choice }) => (
          <Choice key={name} name={name} {...choice} chosen={values[name] ?? null} />
        ))}
        <button className="btn">{t('apply')}</button>
      </form>
      <p className={styles.found}>{found}</p>
      {chosen.length > 0 && (
        <div className={active.active}>
          <p id="filters-active">{t('active', { count: chosen.length })}</p>
          <ul className={active.chips} aria-labelledby="filters-active">
            {chosen.map(({ name, text }) => (
              <li key={name}>
                <Link href={without(name)} aria-label={t('remove', { name: text })}>
                  {text}
                  <Icon name="close" />
                </Link>
              </li>
            ))}
          </ul>
          <Link href={without(...choices.map(({ name }) => name))}>{t('clear')}</Link>
        </div>
      )}
    </div>
  )
}
