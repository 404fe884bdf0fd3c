import { getTranslations } from 'next-intl/server'
import { Breadcrumb } from '@/components/layout/Breadcrumb'
import { CoverBanner } from '@/components/layout/CoverBanner'
import { JsonLd } from '@/components/shared/JsonLd'
import { Static } from '@/lib/framework/static/Static'
import { routes } from '@/lib/i18n/paths'
import type { SearchQuery } from '@/lib/search/query'
import { breadcrumbJsonLd } from '@/lib/seo/json-ld'
import type { Locale } from '@/rules/languages'
import { SearchForm } from './SearchForm'
import { SearchOutcome } from './SearchOutcome'
import styles from './Search.module.css'

type Props = { locale: Locale; query: SearchQuery }

/** The site's search: a form that works without script, and what it found. */
export async function SearchPage({ locale, query }: Props) {
  const t = await getTranslations({ locale, namespace: 'search' })
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(locale, [{ name: t('title'), route: routes.search }])} />
      <Static>
        <CoverBanner title={t('heading')}>
          <SearchForm locale={locale} text={query.text} />
        </CoverBanner>
        <Breadcrumb locale={locale} items={[{ label: t('title') }]} />
      </Static>
      <Static className={`wrap ${styles.page}`}>
        <SearchOutcome locale={locale} query={query} />
      </Static>
    </>
  )
}
