import { getTranslations } from '@/lib/i18n/translations'
import { Fragment } from 'react'
import { Pagination } from '@/components/shared/Pagination'
import { Link } from '@/components/ui/Link'
import { type SearchQuery, searchPath } from '@/lib/search/query'
import { MOST_RESULTS, type SearchResults } from '@/lib/search/search'
import type { Locale } from '@/rules/languages'
import { resultsMarkup } from './result-markup'
import { TypeFilter } from './TypeFilter'
import styles from './Search.module.css'

type Props = { locale: Locale; query: SearchQuery; results: SearchResults }

const FITS = ['exact', 'similar', 'partial'] as const

/** The results, the best first; where the words were loosened it says so. */
export async function Results({ locale, query, results }: Props) {
  const [t, common] = await Promise.all([getTranslations({ locale, namespace: 'search' }), getTranslations({ locale, namespace: 'common' })])
  const { text, type } = query
  const { found, total, totals, page, pageCount } = results
  const markups = await resultsMarkup(found, { locale, t, newTab: common('newTab') })
  return (
    <section aria-labelledby="results">
      <h2 id="results" className={styles.summary}>
        {t('summary', { count: total, query: text })}
      </h2>
      <TypeFilter locale={locale} query={query} totals={totals} />
      {total === 0 && (
        <p className={styles.note}>
          {t('emptyTypeText', { query: text })} <Link href={searchPath(locale, { text })}>{t('showAll')}</Link>
        </p>
      )}
      {total > MOST_RESULTS && <p className={styles.note}>{t('capped', { count: MOST_RESULTS })}</p>}
      {FITS.map((fit) => {
        const fitting = markups.filter((_, index) => found[index]?.fit === fit)
        return (
          fitting.length > 0 && (
            <Fragment key={fit}>
              {fit !== 'exact' && <p className={styles.note}>{t(`fit.${fit}`)}</p>}
              <ol className={styles.results} dangerouslySetInnerHTML={{ __html: fitting.map((markup) => `<li>${markup}</li>`).join('') }} />
            </Fragment>
          )
        )
      })}
      <Pagination locale={locale} page={page} pageCount={pageCount} href={(number) => searchPath(locale, { text, type, page: number })} />
    </section>
  )
}
