import { getTranslations } from '@/lib/i18n/translations'
import { Notice } from '@/components/shared/Notice'
import { Link } from '@/components/ui/Link'
import { ContentUnavailable } from '@/lib/content/errors'
import { type SearchQuery, searchPath } from '@/lib/search/query'
import { search } from '@/lib/search/search'
import type { Locale } from '@/rules/languages'
import { NothingFound } from './NothingFound'
import { Results } from './Results'
import { Places } from './Places'
import styles from './Search.module.css'

/** Before anything was asked for. */
async function SearchStart({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'search' })
  return (
    <section className={styles.start}>
      <h2>{t('startTitle')}</h2>
      <p>{t('startText')}</p>
      <Places locale={locale} />
    </section>
  )
}

type Props = { locale: Locale; query: SearchQuery }

/** What the search says: results, that there are none, that it cannot search, or where to begin. */
export async function SearchOutcome({ locale, query }: Props) {
  if (query.text === '') return <SearchStart locale={locale} />
  const results = await search(locale, query).catch((error: unknown) => {
    if (error instanceof ContentUnavailable) return null
    throw error
  })
  if (results === null) {
    const t = await getTranslations({ locale, namespace: 'search' })
    return (
      <Notice title={t('failedTitle')} text={t('failedText')} isError>
        <Link href={searchPath(locale, query)} className="btn">
          {t('retry')}
        </Link>
      </Notice>
    )
  }
  const hasAny = results.totals.some(({ count }) => count > 0)
  return hasAny ? <Results locale={locale} query={query} results={results} /> : <NothingFound locale={locale} text={query.text} results={results} />
}
