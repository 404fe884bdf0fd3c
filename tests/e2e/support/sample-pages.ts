import { z } from 'zod'
import type { Locale } from '@/lib/i18n/languages'
import { readPageTypes } from '../../page-types.mjs'
import type { Servers } from './servers'

const list = <Item extends z.ZodType>(item: Item) => z.object({ data: z.array(item).min(1) })

/** Asks the content service as the site does. */
export async function readContent<Item extends z.ZodType>({ contentUrl, secrets }: Servers, query: string, item: Item) {
  const response = await fetch(`${contentUrl}/api/${query}`, { headers: { authorization: `Bearer ${secrets.CONTENT_TOKEN}` } })
  if (!response.ok) throw new Error(`${query}: ${response.status} ${await response.text()}`)
  return list(item).parse(await response.json()).data
}

export type PageType = keyof Awaited<ReturnType<typeof readPageTypes>>

/** Named here once more because tests are listed before there is a server to ask; the types keep both alike. */
const everyType: Record<PageType, true> = {
  home: true,
  projects: true,
  project: true,
  articles: true,
  archive: true,
  article: true,
  reports: true,
  report: true,
  events: true,
  filteredEvents: true,
  event: true,
  organization: true,
  partners: true,
  ambassadors: true,
  join: true,
  individuals: true,
  organizations: true,
  template: true,
  help: true,
  search: true,
  volunteerVerification: true,
  departmentVerification: true,
  cancellation: true,
  sent: true,
}

export const PAGE_TYPES = Object.keys(everyType) as PageType[]

/** The address of a page of this type, without the origin. */
export async function addressOf(servers: Servers, type: PageType, locale: Locale): Promise<string> {
  return `/${locale}${(await readPageTypes(servers))[type]}`
}
