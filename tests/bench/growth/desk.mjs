const ARTICLES = '/content-manager/collection-types/api::article.article'

/** What an editor waits for in the list of articles, in milliseconds. */
export async function measureLists(content, headers) {
  const time = async (query) => {
    const times = []
    for (let run = 0; run < 5; run += 1) {
      const began = performance.now()
      const response = await fetch(`${content.url}${ARTICLES}?pageSize=25&locale=ar&${query}`, { headers })
      const body = await response.json()
      if (!response.ok) throw new Error(`list: ${response.status}`)
      times.push({ ms: performance.now() - began, pages: body.pagination.pageCount })
    }
    return times.sort((a, b) => a.ms - b.ms)[2]
  }
  const first = await time('page=1&sort=publishedDate:DESC')
  return {
    'editor: first page of articles': first,
    'editor: last page of articles': await time(`page=${first.pages}&sort=publishedDate:DESC`),
    'editor: articles, searched': await time(`page=1&_q=${encodeURIComponent('المدارس')}`),
  }
}
