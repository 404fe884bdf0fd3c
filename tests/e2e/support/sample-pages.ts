import { z } from 'zod'
import type { Locale } from '@/lib/i18n/languages'
import { articlePath, path, projectPath, routes } from '@/lib/i18n/paths'
import type { Servers } from './servers'

const list = <Item extends z.ZodType>(item: Item) => z.object({ data: z.array(item).min(1) })

/** Asks the content service as the site does. */
export async function readContent<Item extends z.ZodType>({ contentUrl, secrets }: Servers, query: string, item: Item) {
  const response = await fetch(`${contentUrl}/api/${query}`, { headers: { authorization: `Bearer ${secrets.CONTENT_TOKEN}` } })
  if (!response.ok) throw new Error(`${query}: ${response.status} ${await response.text()}`)
  return list(item).parse(await response.json()).data
}

/** Addresses of one page of every kind, without the origin. */
export async function readPages(servers: Servers) {
  const [article] = await readContent(servers, 'articles?locale=ar&pagination[pageSize]=1', z.object({ documentId: z.string() }))
  const [project] = await readContent(
    servers,
    'projects?locale=ar&filters[projectStatus][$eq]=active&pagination[pageSize]=1',
    z.object({ slug: z.string() }),
  )
  return {
    home: (locale: Locale) => path(locale, routes.home),
    projects: (locale: Locale) => path(locale, routes.projects),
    articles: (locale: Locale) => path(locale, routes.articles),
    project: (locale: Locale) => projectPath(locale, project?.slug ?? ''),
    article: (locale: Locale) => articlePath(locale, article?.documentId ?? ''),
  }
}
