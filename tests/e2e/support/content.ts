import { z } from 'zod'
import type { Servers } from './servers'

const articles = z.object({ data: z.array(z.object({ documentId: z.string(), title: z.string() })) })

/** The n-th newest article as visitors get it. Throws when there are not so many. */
export async function publishedArticle({ contentUrl, secrets }: Servers, locale: string, index = 0) {
  const response = await fetch(`${contentUrl}/api/articles?locale=${locale}&sort=publishedDate:desc&pagination[pageSize]=24`, {
    headers: { authorization: `Bearer ${secrets.CONTENT_TOKEN}` },
  })
  const found = articles.parse(await response.json()).data[index]
  if (!found) throw new Error(`There is no article ${index} in ${locale}.`)
  return found
}
