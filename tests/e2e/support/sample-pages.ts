import { z } from 'zod'
import type { Locale } from '@/rules/languages'
import { PAGE_TYPES, type PageType, readPageTypes } from '../../page-types.mjs'
import type { Servers } from './servers'

const list = <Item extends z.ZodType>(item: Item) => z.object({ data: z.array(item).min(1) })

/** Asks the content service as the site does. */
export async function readContent<Item extends z.ZodType>({ contentUrl, secrets }: Servers, query: string, item: Item) {
  const response = await fetch(`${contentUrl}/api/${query}`, { headers: { authorization: `Bearer ${secrets.CONTENT_TOKEN}` } })
  if (!response.ok) throw new Error(`${query}: ${response.status} ${await response.text()}`)
  return list(item).parse(await response.json()).data
}

export { PAGE_TYPES, type PageType }

/** Read once by each worker: what the pages show stays as it is while they are tested. */
let routes: ReturnType<typeof readPageTypes> | undefined

/** The address of a page of this type, without the origin. */
export async function addressOf(servers: Servers, type: PageType, locale: Locale): Promise<string> {
  routes ??= readPageTypes(servers)
  return `/${locale}${(await routes)[type]}`
}

/** The first picture that a page names. */
export function firstUpload(html: string): string {
  const [path] = /\/uploads\/[\w.-]+\.webp/.exec(html) ?? []
  if (!path) throw new Error('There is no upload on the page.')
  return path
}
