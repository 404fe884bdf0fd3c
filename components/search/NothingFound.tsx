import { getTranslations } from 'next-intl/server'
import { EmptyState } from '@/components/shared/EmptyState'
import { Link } from '@/components/ui/Link'
import type { Locale } from '@/lib/i18n/languages'
import { searchPath } from '@/lib/search/query'
import { Places } from './Places'
import styles from './Search.module.css'

type Props = { locale: Locale; text: string; suggestions: readonly string[] }

/** Says that there is nothing, and what could be meant. */
export async function NothingFound({ locale, text, suggestions }: Props) {
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
      <Places locale={locale} />
    </EmptyState>
  )
}
