import { getTranslations } from '@/lib/i18n/translations'
import { BreadcrumbJsonLd } from '@/components/shared/JsonLd'
import { Static } from '@/lib/framework/static/Static'
import { routes } from '@/lib/i18n/paths'
import { parseSearchQuery } from '@/lib/search/query'
import type { Locale } from '@/rules/languages'
import { FoundTitle } from './FoundTitle'
import { SearchContent } from './SearchContent'

/** The site's search before anything was asked for; what is found is put into its place. (docs/decisions/pages-with-a-place.md) */
export async function SearchPage({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'search' })
  return (
    <>
      <BreadcrumbJsonLd locale={locale} crumbs={[{ name: t('title'), route: routes.search }]} />
      <Static isPlace>
        <SearchContent locale={locale} query={parseSearchQuery({})} />
      </Static>
      <FoundTitle />
    </>
  )
}
