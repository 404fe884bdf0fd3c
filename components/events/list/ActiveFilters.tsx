import { getTranslations } from '@/lib/i18n/translations'
import styles from '@/components/shared/filters/ActiveFilters.module.css'
import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link'
import type { Locale } from '@/rules/languages'
import { activeFilters, listPath, withoutFilter, withoutFilters, type FilterName, type ListQuery } from './list-query'

type Props = { locale: Locale; query: ListQuery }

/** The filters in use, each a link to the list without it. */
export async function ActiveFilters({ locale, query }: Props) {
  const active = activeFilters(query)
  if (active.length === 0) return null
  const [t, words] = await Promise.all([getTranslations({ locale, namespace: 'events.list' }), getTranslations({ locale, namespace: 'filters' })])
  const nameOf = (filter: FilterName) => {
    if (filter === 'type' && query.type) return t(`types.${query.type}`)
    if (filter === 'place' && query.place) return t(`places.${query.place}`)
    if (filter === 'source' && query.source) return t(`sources.${query.source}`)
    return t('searchFor', { text: query.q })
  }
  return (
    <div className={styles.active}>
      <p id="events-active">{words('active', { count: active.length })}</p>
      <ul className={styles.chips} aria-labelledby="events-active">
        {active.map((filter) => (
          <li key={filter}>
            <Link href={listPath(locale, withoutFilter(query, filter))} aria-label={words('remove', { name: nameOf(filter) })} data-live="">
              <bdi>{nameOf(filter)}</bdi>
              <Icon name="close" />
            </Link>
          </li>
        ))}
      </ul>
      <Link href={listPath(locale, withoutFilters(query))} data-live="">
        {words('clear')}
      </Link>
    </div>
  )
}
