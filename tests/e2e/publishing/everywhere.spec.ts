import { z } from 'zod'
import type { Document } from '../support/admin'
import { type Probe, probesOf } from '../support/published-types'
import { readContent } from '../support/sample-pages'
import type { Servers } from '../support/servers'
import { Site } from '../support/site'
import { expect, test } from '../support/test'

const LOCALE = 'en'

/** Everything in a language that a visitor or a machine can read. */
async function addresses(site: Site, servers: Servers, probes: Probe[]): Promise<string[]> {
  const sitemap = await site.text('/sitemap.xml')
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname).filter((path) => path.startsWith(`/${LOCALE}`))
  const events = listed.filter((path) => /\/events\/./.test(path)).map((path) => `${path}/calendar.ics`)
  const country = z.object({ country: z.object({ numericId: z.number() }) })
  const stateId = probes.find(({ name }) => name === 'state')?.document.documentId
  const [state] = await readContent(servers, `states?filters[documentId][$eq]=${stateId}&locale=${LOCALE}&populate=country`, country)
  const lists = [
    'articles/page/1',
    'articles/page/2',
    'events/by/source-own',
    'events/calendar.ics',
    'feed.xml',
    'legal/terms',
    'legal/privacy',
    'legal/impressum',
  ]
  return [
    ...new Set([
      ...listed,
      ...events,
      ...lists.map((path) => `/${LOCALE}/${path}`),
      `/api/states/${LOCALE}/${state?.country.numericId}`,
      `/api/announcements/${LOCALE}`,
    ]),
  ]
}

/** What the address of its own page ends with. */
const nameOf = ({ documentId, slug }: Document) => (typeof slug === 'string' ? slug : documentId)

/** The pages on which a text is missing, or another one still there. */
function wrong(texts: Map<string, string>, { has, hasNot }: { has?: string; hasNot: string }): string[] {
  return [...texts].flatMap(([address, text]) => {
    if (text.includes(hasNot)) return [`${address} is old`]
    if (!has || text.includes(has)) return []
    return [`${address} ${text === '' ? 'has no page' : 'lacks it'}`]
  })
}

test('what is published, unpublished or deleted is seen at the first visit of every page that shows it', async ({ admin, servers }) => {
  test.setTimeout(1_200_000)
  const site = new Site(servers.siteUrl, servers.secrets.CONTENT_TOKEN)
  const fillers: string[] = []
  const probes = await probesOf(admin, servers, LOCALE)
  const isProbed = new Set<Probe>()
  const deleted: string[] = []
  try {
    // So many that the archive has a second page.
    for (let count = (await admin.list('article', LOCALE)).length; count <= 24; count += 1) {
      const { documentId } = await admin.create('article', LOCALE, { title: `Filler ${count}`, publishedDate: '2000-01-01' })
      fillers.push(documentId)
      await admin.publish('article', documentId, LOCALE)
    }
    for (const probe of probes) {
      isProbed.add(probe)
      await probe.publish(1)
    }
    await site.untilRenewed()
    const all = await site.texts(await addresses(site, servers, probes))
    const own = (probe: Probe) => [...all].flatMap(([address, text]) => (text.includes(probe.seen(1)) ? [address] : []))
    const shown = new Map(probes.map((probe) => [probe, own(probe)]))
    expect([...shown].flatMap(([{ name }, pages]) => (pages.length === 0 ? [name] : []))).toEqual([])

    for (const [probe, pages] of shown) {
      await test.step(probe.name, async () => {
        const seen = (version: number) => probe.seen(version)
        await site.during(() => probe.publish(2))
        await site.untilRenewed()
        expect(wrong(await site.texts(pages), { has: seen(2), hasNot: seen(1) })).toEqual([])
        // Back at once: what it hides is looked at later.
        if (!probe.hasDrafts) return site.during(() => probe.publish(1))
        await site.during(() => probe.unpublish())
        expect(wrong(await site.texts(pages), { hasNot: seen(2) })).toEqual([])
        await site.during(() => probe.publish(3))
        expect(wrong(await site.texts(pages), { has: seen(3), hasNot: seen(2) })).toEqual([])
        if (!probe.isCollection) return
        const clone = await site.during(() => probe.cloned(4))
        const places = [...new Set(pages.flatMap((address) => [address, address.replace(nameOf(probe.document), nameOf(clone))]))]
        const cloned = [...(await site.texts(places))].flatMap(([address, text]) => (text.includes(seen(4)) ? [address] : []))
        await site.during(() => admin.remove(probe.name, clone.documentId))
        expect(wrong(await site.texts(cloned), { hasNot: seen(4) })).toEqual([])
        if (cloned.length > 0) deleted.push(probe.name)
      })
    }
    // Not the form of a project and the introduction of the home page, of which another one is shown nowhere.
    const shownAnywhere = [
      'ambassador',
      'announcement',
      'article',
      'department',
      'event',
      'faq',
      'home-page-stat',
      'home-slider',
      'partner',
      'project',
      'report',
    ]
    expect(deleted.sort()).toEqual(shownAnywhere.filter((name) => probes.some((probe) => probe.name === name)))
  } finally {
    for (const probe of isProbed) await probe.restore()
    for (const documentId of fillers) await admin.remove('article', documentId)
    await site.untilRenewed()
  }
})
