import de from '@/messages/de.json'
import { ContentProxy } from '../support/content-proxy'
import { secondSite } from '../support/servers'
import { expect, test } from '../support/test'

const PROJECT = '/en/projects/school-hope-homs'
const HELP = '/en/help'

/** Says nothing of the failure. */
const SILENT = ''

const SECTION = 'This section could not be loaded'
const LIST = 'Error Loading Data'
const LEGAL = 'An error occurred'

/** What each page says when one read alone fails. */
const STATES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/api/home-sliders': { '/en': 'Slider Error' },
  '/api/heroes': { '/en': SECTION },
  '/api/who-we-are': { '/en': SECTION },
  '/api/home-page-stats': { '/en': 'Failed to load statistics. Please try again later.' },
  '/api/announcements/active': { '/en': 'The announcements could not be loaded.' },
  '/api/Components-visibility': { '/en': SILENT },
  '/api/events': { '/en': 'Could not load events.', '/en/events': 'Failed to load events' },
  '/api/projects': { '/en': SECTION, '/en/projects': LIST },
  '/api/partners': { '/en': SILENT, '/en/our-partners': 'Failed to load partners. Please try again later.' },
  '/api/articles': { '/en': SECTION, '/en/articles': LIST, '/en/articles/page/1': LIST },
  '/api/reports': { '/en/reports': LIST },
  '/api/ambassadors': { '/en/our-ambassadors': 'Failed to load ambassadors. Please try again later.' },
  '/api/departments': {
    '/en/join': LIST,
    '/en/organization/it': 'Failed to load organization structure.',
    '/en/collaborate/individuals': SILENT,
  },
  '/api/faqs': { [HELP]: 'Error fetching FAQs' },
  '/api/terms-of-use': { [HELP]: LEGAL },
  '/api/privacy-policy': { [HELP]: LEGAL },
  '/api/impressum': { [HELP]: LEGAL },
  '/api/contact-info': { '/en': SILENT, [HELP]: 'Failed to fetch contact information', '/en/collaborate/individuals': SILENT, '/en/reports': SILENT },
  '/api/pages-info': {
    '/en/projects': SILENT,
    '/en/reports': SILENT,
    '/en/articles': SILENT,
    '/en/articles/page/1': SILENT,
    '/en/events': SILENT,
    '/en/join': SILENT,
    '/en/our-partners': SILENT,
    '/en/our-ambassadors': SILENT,
    '/en/organization/it': SILENT,
    '/en/collaborate/organizations': SILENT,
  },
  '/api/Seo': { '/en': SILENT, '/en/projects': SILENT, '/en/events': SILENT, [HELP]: SILENT, '/en/organization/it': SILENT, [PROJECT]: SILENT },
  '/api/project-submission-rules': { [PROJECT]: SECTION },
}

/** Each page once: their reads are those of the table. */
const PAGES = [...new Set(Object.values(STATES).flatMap((pages) => Object.keys(pages)))]

/** Reads of the search index, of single documents and of what stands in forms. */
const OTHERS = /^\/api\/(?:redirects|addresses|search|health|settings|published-versions|countries|states|project-forms|project-timelines|videos)|\/addresses$/

const FAILURES = [SECTION, LIST, LEGAL]

/** What a page shows: dialogs carry what they say when their own content cannot be loaded, hidden until then. */
const shownBy = (html: string) => html.replaceAll(/<div data-state="failed" hidden="">[^]*?<\/div><\/div>/g, '')

/** Reads by rounds: those of a round share no page, so that on each page one read alone fails. */
function rounds(): string[][] {
  const found: string[][] = []
  const pagesOf = (path: string) => Object.keys(STATES[path] ?? {})
  for (const path of Object.keys(STATES)) {
    const fitting = found.find((round) => !round.some((other) => pagesOf(other).some((page) => pagesOf(path).includes(page))))
    if (fitting) fitting.push(path)
    else found.push([path])
  }
  return found
}

for (const round of rounds()) {
  test(`one read that fails takes its own section only: ${round.join(', ')}`, async ({ request, servers }) => {
    const proxy = await ContentProxy.start(servers.contentUrl)
    proxy.failing = new Set(round)
    const site = await secondSite.start(proxy.url)
    try {
      for (const path of round) {
        for (const [page, text] of Object.entries(STATES[path] ?? {})) {
          const response = await request.get(site.url + page)
          const html = shownBy(await response.text())
          expect([path, page, response.status()]).toEqual([path, page, 200])
          expect(html, `${path} ${page}`).toContain('<footer')
          if (text === SILENT) for (const failure of FAILURES) expect(html, `${path} ${page}`).not.toContain(failure)
          else expect(html, `${path} ${page}`).toContain(text)
        }
      }
    } finally {
      await secondSite.stop()
      await proxy.stop()
    }
  })
}

test('the pages make no other reads', async ({ request, servers }) => {
  const proxy = await ContentProxy.start(servers.contentUrl)
  const site = await secondSite.start(proxy.url)
  try {
    for (const page of PAGES) expect([page, (await request.get(site.url + page)).status()]).toEqual([page, 200])
    const unknown = [...proxy.asked].filter((path) => path.startsWith('/api/') && !(path in STATES) && !OTHERS.test(path))
    expect(unknown).toEqual([])
  } finally {
    await secondSite.stop()
    await proxy.stop()
  }
})

test('a page with a failed section never replaces a whole one, and is whole again seconds after the read is', async ({ request, servers }) => {
  const proxy = await ContentProxy.start(servers.contentUrl)
  const site = await secondSite.start(proxy.url)
  const read = async (page: string) => {
    const response = await request.get(site.url + page)
    return { status: response.status(), text: await response.text() }
  }
  const renew = (model: string) =>
    request.post(`${site.url}/api/revalidate`, {
      headers: { 'x-webhook-secret': servers.secrets.REVALIDATE_SECRET },
      data: { model, documentId: 'none' },
    })
  try {
    const whole = await read('/en')
    expect(whole.status).toBe(200)
    expect(whole.text).not.toContain('Slider Error')
    proxy.failing = new Set(['/api/home-sliders'])
    for (let round = 0; round < 3; round += 1) {
      await renew('home-slider')
      const { status, text } = await read('/en')
      expect([status, text.includes('Slider Error'), text.includes('<footer')]).toEqual([200, false, true])
    }

    expect((await read('/de')).text).toContain(de.home.failure.hero.title)
    proxy.failing = new Set()
    await expect.poll(async () => (await read('/de')).text, { timeout: 20_000 }).not.toContain(de.home.failure.hero.title)
  } finally {
    await secondSite.stop()
    await proxy.stop()
  }
})

test('a document that cannot be read says so with the status of an outage', async ({ request, servers }) => {
  const proxy = await ContentProxy.start(servers.contentUrl)
  proxy.failing = new Set(['/api/projects'])
  const site = await secondSite.start(proxy.url)
  try {
    const response = await request.get(site.url + PROJECT)
    expect(response.status()).toBe(503)
    expect(await response.text()).toContain('There was a problem fetching the project.')
  } finally {
    await secondSite.stop()
    await proxy.stop()
  }
})
