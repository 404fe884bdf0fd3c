import type { APIRequestContext } from '@playwright/test'
import { LOCALES } from '../support/page-tools'
import { addressOf, PAGE_TYPES } from '../support/sample-pages'
import type { Servers } from '../support/servers'
import { expect, test } from '../support/test'

/** The entrance to the organization structure, which leads to whichever department comes first. (docs/decisions/kept-redirects.md) */
const ENTRANCE = '/organization'

/** One of each address to a place of this site that the pages of every type link to, and the page that does. Queries are left out: they make no other page. */
async function readLinks(request: APIRequestContext, servers: Servers, locale: (typeof LOCALES)[number]): Promise<Map<string, string>> {
  const links = new Map<string, string>()
  for (const type of PAGE_TYPES) {
    const from = await addressOf(servers, type, locale)
    const html = await (await request.get(from)).text()
    for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
      const url = new URL(href.replaceAll('&amp;', '&'), servers.siteUrl + from)
      if (url.origin === servers.siteUrl && !links.has(url.pathname)) links.set(url.pathname, from)
    }
  }
  return links
}

for (const locale of LOCALES) {
  test(`every link within the ${locale} site leads to its page at once`, async ({ request, servers }) => {
    // Nearly all pages of a language, most of them rendered for the first time.
    test.slow()
    const links = await readLinks(request, servers, locale)
    expect(links.size).toBeGreaterThan(30)
    const wrong: string[] = []
    const open = [...links].filter(([path]) => path.startsWith(`/${locale}`) && path !== `/${locale}${ENTRANCE}`)
    const follow = async () => {
      for (let next = open.pop(); next; next = open.pop()) {
        const [path, from] = next
        const status = (await request.get(path, { maxRedirects: 0 })).status()
        if (status !== 200) wrong.push(`${path} (${status}), linked on ${from}`)
      }
    }
    await Promise.all([follow(), follow(), follow(), follow()])
    expect(wrong).toEqual([])
  })
}
