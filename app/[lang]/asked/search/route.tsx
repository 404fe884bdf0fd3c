import { SearchContent } from '@/components/search/SearchContent'
import { foundTitle } from '@/components/search/search-metadata'
import { questionsOf } from '@/lib/framework/places/questions'
import { isSearchCurrent } from '@/lib/search/live-index'
import { parseSearchQuery, searchPath } from '@/lib/search/query'

/** The search with a question. */
export const GET = questionsOf('search', async ({ locale, parameters }) => {
  const query = parseSearchQuery(parameters)
  const title = await foundTitle(locale, query)
  return { address: searchPath(locale), content: <SearchContent locale={locale} query={query} title={title} />, title, isForAll: isSearchCurrent }
})
