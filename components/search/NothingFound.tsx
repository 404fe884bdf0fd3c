import { getTranslations } from '@/lib/i18n/translations'
import { EmptyState } from '@/components/shared/EmptyState'
import { Link } from '@/components/ui/Link'
import { formatNumber } from '@/lib/i18n/format'
import { searchPath } from '@/lib/search/query'
import type { SearchResults } from '@/lib/search/search'
import { languages, type Locale } from '@/rules/languages'
import { Places } from './Places'
import styles from './Search.module.css'

type Props = { locale: Locale; text: string; results: Pick<SearchResults, 'suggestions' | 'elsewhere'> }

/** Says that there is nothing, what could be meant, and which other languages have something. */
export async function NothingFound({ locale, text, results: { suggestions, elsewhere } }: Props) {
  const t = await getTranslations({ locale, namespace: 'search' })
  return (
    <EmptyState title={t('emptyTitle')}>
      <p role="status">{t('emptyText', { query: text })}</p>
      {suggestions.length > 0 && (
        <div className={styles.suggestions}>
          <p id="suggestions">{t('didYouMean')}</p>
          <ul className={styles.places} aria-labelledby="suggestions">
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <Link href={searchPath(locale, { text: suggestion })}>{suggestion}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {elsewhere.length > 0 && (
        <div className={styles.suggestions}>
          <p id="elsewhere">{t('elsewhere')}</p>
          <ul className={styles.places} aria-labelledby="elsewhere">
            {elsewhere.map(({ locale: other, count }) => (
              <li key={other}>
                <Link href={searchPath(other, { text })} hrefLang={languages[other].hreflang}>
                  <span lang={other} dir={languages[other].dir}>
                    {languages[other].name}
                  </span>
                  <span>{formatNumber(locale, count)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Places locale={locale} />
    </EmptyState>
  )
}
