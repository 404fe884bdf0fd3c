import { getTranslations } from '@/lib/i18n/translations'
import { Link } from '@/components/ui/Link'
import { formatNumber } from '@/lib/i18n/format'
import { type SearchQuery, searchPath } from '@/lib/search/query'
import type { SearchResults } from '@/lib/search/search'
import type { Locale } from '@/rules/languages'
import styles from './Search.module.css'

type Props = { locale: Locale; query: SearchQuery; totals: SearchResults['totals'] }

/** Links that narrow the results to one kind, with how many there are; kinds without any are left out. */
export async function TypeFilter({ locale, query: { text, type: chosen }, totals }: Props) {
  const t = await getTranslations({ locale, namespace: 'search' })
  const sum = totals.reduce((total, { count }) => total + count, 0)
  const kinds = totals.filter(({ type, count }) => count > 0 || type === chosen)
  return (
    <nav aria-label={t('filter')}>
      <ul className={styles.filter}>
        {[{ type: null, count: sum }, ...kinds].map(({ type, count }) => (
          <li key={type ?? 'all'}>
            <Link href={searchPath(locale, { text, type })} aria-current={type === chosen ? 'true' : undefined}>
              {type ? t(`types.${type}`) : t('all')} <span>{formatNumber(locale, count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
