import { getTranslations } from '@/lib/i18n/translations'
import { Breadcrumb } from '@/components/layout/Breadcrumb'
import { CoverBanner } from '@/components/layout/CoverBanner'
import type { SearchQuery } from '@/lib/search/query'
import type { Locale } from '@/rules/languages'
import { SearchForm } from './SearchForm'
import { SearchOutcome } from './SearchOutcome'
import styles from './Search.module.css'

type Props = {
  locale: Locale
  query: SearchQuery
  /** Of the document, where it is another one than that of the page. */
  title?: string
}

/** A form that works without script, and what it found. */
export async function SearchContent({ locale, query, title }: Props) {
  const t = await getTranslations({ locale, namespace: 'search' })
  return (
    <>
      <CoverBanner locale={locale} title={t('heading')}>
        <SearchForm locale={locale} text={query.text} />
      </CoverBanner>
      <Breadcrumb locale={locale} items={[{ label: t('title') }]} />
      <div className={`wrap ${styles.page}`} data-document-title={title}>
        <SearchOutcome locale={locale} query={query} />
      </div>
    </>
  )
}
