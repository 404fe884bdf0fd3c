import { createHmac } from 'node:crypto'
import type { Page } from '@playwright/test'
import { z } from 'zod'
import { publishedArticle } from '../support/content'
import { chooseTheme, LOCALES, THEMES } from '../support/page-tools'
import { readContent } from '../support/sample-pages'
import type { Servers } from '../support/servers'
import { expect, test } from '../support/test'

async function articlePath(servers: Servers, locale: string): Promise<string> {
  const first = await publishedArticle(servers, locale)
  return `/${locale}/articles/${first.documentId}`
}

const attributes = (page: Page, selector: string, name: string) =>
  page.locator(selector).evaluateAll((elements, attribute) => elements.map((element) => element.getAttribute(attribute) ?? ''), name)

const manifest = z.object({ start_url: z.string(), lang: z.string(), icons: z.array(z.object({ src: z.string(), sizes: z.string() })).min(2) })

const structured = z.record(z.string(), z.unknown())

async function structuredData(page: Page) {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return texts.map((text) => structured.parse(JSON.parse(text)))
}

for (const locale of LOCALES) {
  for (const route of ['', '/projects', '/projects/school-hope-homs', '/articles']) {
    test(`/${locale}${route} tells search engines what it is and where its languages are`, async ({ page, servers }) => {
      await page.goto(`/${locale}${route}`)
      await expect(page.locator('h1')).toHaveCount(1)
      expect(await attributes(page, 'link[rel="canonical"]', 'href')).toEqual([`${servers.siteUrl}/${locale}${route}`])
      expect(await attributes(page, 'link[rel="alternate"][hreflang]', 'hreflang')).toEqual(['ar', 'en', 'de', 'x-default'])
      expect((await page.title()).length).toBeGreaterThan(5)
      expect(await attributes(page, 'meta[name="description"]', 'content')).toEqual([expect.stringMatching(/.{40}/)])
      expect(await attributes(page, 'meta[name="robots"]', 'content')).toEqual(['index, follow'])
      expect(await attributes(page, 'meta[property="og:title"]', 'content')).toEqual([expect.stringMatching(/.+/)])
      expect(await attributes(page, 'meta[name="twitter:card"]', 'content')).toEqual(['summary_large_image'])
    })
  }
}

test('every page has a picture for social networks of at most 300 KB', async ({ page, servers, request }) => {
  for (const path of ['/ar', '/ar/projects/school-hope-homs', await articlePath(servers, 'ar')]) {
    await page.goto(path)
    const [picture = ''] = await attributes(page, 'meta[property="og:image"]', 'content')
    const response = await request.get(picture)
    expect(response.headers()['content-type']).toMatch(/^image\/(png|jpeg)$/)
    const said = await Promise.all(['width', 'height', 'type'].map((name) => attributes(page, `meta[property="og:image:${name}"]`, 'content')))
    const size = await page.evaluate(async (source) => {
      const image = new Image()
      image.src = source
      await image.decode()
      return [image.naturalWidth, image.naturalHeight].map(String)
    }, new URL(picture).pathname)
    expect(said.flat()).toEqual([...size, response.headers()['content-type']])
    expect((await response.body()).length).toBeLessThanOrEqual(300 * 1024)
  }
})

test('a page without a picture of its own has one drawn with its title', async ({ request, servers }) => {
  const title = 'ترميم مدرسة الأمل'
  const signature = createHmac('sha256', servers.secrets.PREVIEW_SECRET).update(`ar:${title}`).digest('base64url').slice(0, 22)
  const path = `/og/ar/${Buffer.from(title).toString('base64url')}`
  const response = await request.get(`${path}/${signature}`)
  expect(response.headers()['content-type']).toBe('image/png')
  const picture = await response.body()
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
  expect(picture.length).toBeLessThanOrEqual(300 * 1024)
  expect((await request.get(`${path}/forged`)).status()).toBe(404)
})

test('the calendar to subscribe to is there after an event was asked for that is not', async ({ request }) => {
  for (const locale of LOCALES) {
    expect((await request.get(`/${locale}/events/no-such-event-${locale}`)).status()).toBe(404)
    await expect.poll(async () => (await request.get(`/${locale}/events/not-this-one`)).status()).toBe(404)
    const response = await request.get(`/${locale}/events/calendar.ics`)
    expect([response.status(), await response.text()]).toEqual([200, expect.stringContaining('BEGIN:VEVENT')])
  }
})

test('feed, sitemap, calendar and uploads tell who has them that they are the same', async ({ page, request }) => {
  await page.goto('/en/projects')
  const upload = (await page.locator('main img[src^="/uploads/"]').first().getAttribute('src')) ?? ''
  for (const path of ['/en/feed.xml', '/sitemap.xml', '/sitemap/1.xml', '/en/events/calendar.ics', upload]) {
    const { etag = '' } = (await request.get(path)).headers()
    expect([path, etag]).toEqual([path, expect.stringMatching(/^W?\/?".+"$/)])
    expect([path, (await request.get(path, { headers: { 'if-none-match': etag } })).status()]).toEqual([path, 304])
  }
})

test('the first heading of a page is its title, and its icon comes as a drawing and as a picture', async ({ page }) => {
  for (const path of ['/en', '/ar/help', '/de/events', '/en/articles', '/en/our-partners']) {
    await page.goto(path)
    expect([
      path,
      await page
        .locator('h1, h2, h3')
        .first()
        .evaluate(({ tagName }) => tagName),
    ]).toEqual([path, 'H1'])
    expect(await attributes(page, 'head > link[rel="icon"]', 'type')).toEqual(['image/svg+xml', 'image/png'])
  }
})

test('an address with doubled slashes leads to the page in one step', async ({ request }) => {
  for (const path of ['/en/articles//', '/en//articles', '/EN/articles//']) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect([path, response.headers().location]).toEqual([path, expect.stringMatching(/\/en\/articles$/)])
  }
})

test('the whole page of a light one stands at its own address, and what is not listed says the same twice', async ({ request }) => {
  const whole = await request.get('/en/projects?lite=off', { maxRedirects: 0 })
  expect([whole.status(), whole.headers().location]).toEqual([302, '/en/projects'])
  for (const path of ['/en/projects?lite', '/en/events/by/source-own']) {
    const response = await request.get(path)
    const [, said] = /<meta name="robots" content="([^"]*)"/.exec(await response.text()) ?? []
    expect([path, said]).toEqual([path, response.headers()['x-robots-tag']])
  }
})

test('structured data names the initiative, the site, the way and the content', async ({ page, servers }) => {
  const types = async (path: string) => {
    await page.goto(path)
    return (await structuredData(page)).map((data) => data['@type'])
  }
  expect(await types('/ar')).toEqual(expect.arrayContaining(['NGO', 'WebSite']))
  expect(await types('/en/projects/school-hope-homs')).toEqual(expect.arrayContaining(['BreadcrumbList', 'FAQPage']))
  expect(await types(await articlePath(servers, 'de'))).toEqual(expect.arrayContaining(['BreadcrumbList', 'NewsArticle']))
})

test('the sitemap lists pages that exist, with true dates and their other languages', async ({ request, servers }) => {
  const xml = await (await request.get('/sitemap.xml')).text()
  const urls = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1] ?? '')
  const standing = ['/ar', '/en/articles/page/1', '/de/projects/mobile-clinic-idlib', '/en/help', '/ar/collaborate/project-template', '/de/our-partners']
  expect(urls).toEqual(expect.arrayContaining(standing.map((path) => servers.siteUrl + path)))
  for (const route of ['reports', 'events', 'organization']) expect(urls.join()).toMatch(new RegExp(`/en/${route}/[a-z]`))
  expect(new Set(urls).size).toBe(urls.length)
  for (const url of urls.filter((_, index) => index % 6 === 0)) expect((await request.get(url)).status(), url).toBe(200)
  const dates = [...xml.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map((match) => Date.parse(match[1] ?? ''))
  // Only pages without documents of their own have no date.
  expect(dates.length).toBeGreaterThan(urls.length / 2)
  for (const date of dates) expect(date).toBeLessThanOrEqual(Date.now())
  expect(xml).toContain('hreflang="x-default"')
})

test('there are no parts of a sitemap that fits into one file, and no others', async ({ request }) => {
  expect((await request.get('/sitemap/1.xml')).status()).toBe(200)
  for (const name of ['2.xml', '0.xml', '01.xml', '1.html', 'x.xml']) expect([name, (await request.get(`/sitemap/${name}`)).status()]).toEqual([name, 404])
})

test('the sitemap leaves out the reports of others', async ({ request, servers }) => {
  const xml = await (await request.get('/sitemap.xml')).text()
  const reports = await readContent(
    servers,
    'reports?locale=en&pagination[pageSize]=100',
    z.object({ slug: z.string(), isExternalReport: z.boolean().nullable() }),
  )
  const listed = (isExternal: boolean) =>
    reports.filter((report) => Boolean(report.isExternalReport) === isExternal).map(({ slug }) => xml.includes(`/en/reports/${slug}<`))
  expect(new Set(listed(false))).toEqual(new Set([true]))
  expect(new Set(listed(true))).toEqual(new Set([false]))
})

test('security.txt says whom to tell of a weakness, for less than a year', async ({ request, servers }) => {
  const response = await request.get('/.well-known/security.txt')
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8')
  const text = await response.text()
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
  expect(text).toContain(`Canonical: ${servers.siteUrl}/.well-known/security.txt`)
  const days = (Date.parse(/^Expires: (\S+Z)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(30)
  expect(days).toBeLessThan(365)
})

for (const locale of LOCALES) {
  test(`a phone can put the ${locale} site on its home screen`, async ({ page, request }) => {
    await page.goto(`/${locale}/projects`)
    const [address = ''] = await attributes(page, 'link[rel="manifest"]', 'href')
    const response = await request.get(address)
    expect(response.headers()['content-type']).toBe('application/manifest+json')
    const { start_url: start, lang, icons } = manifest.parse(await response.json())
    expect([start, lang]).toEqual([`/${locale}`, locale])
    for (const { src, sizes } of icons) {
      const icon = await request.get(src)
      expect(icon.status(), src).toBe(200)
      if (src.endsWith('.png')) expect((await icon.body()).readUInt32BE(16)).toBe(parseInt(sizes))
    }
  })
}

test('the bars of the browser have the colour of the header, in every theme', async ({ page }) => {
  const colours = new Set<string>()
  for (const theme of THEMES) {
    await chooseTheme(page, theme)
    await page.goto('/en/projects')
    const header = await page.locator('.site-header').evaluate((element) => getComputedStyle(element).backgroundColor)
    colours.add(header)
    const shown = () =>
      page.locator('meta[name="theme-color"]').evaluate((meta) => {
        document.body.style.color = meta.getAttribute('content') ?? ''
        return getComputedStyle(document.body).color
      })
    await expect.poll(shown).toBe(header)
  }
  expect(colours.size).toBe(THEMES.length)
})

test('robots.txt leads to the sitemap', async ({ request, servers }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${servers.siteUrl}/sitemap.xml`)
})

for (const locale of LOCALES) {
  test(`the ${locale} feed lists the newest articles`, async ({ request, servers }) => {
    const response = await request.get(`/${locale}/feed.xml`)
    expect(response.headers()['content-type']).toContain('application/atom+xml')
    const xml = await response.text()
    const newest = await publishedArticle(servers, locale)
    expect(xml).toContain(`${servers.siteUrl}/${locale}/articles/${newest.documentId}`)
  })
}

test('health tells the public that the site is up, and those with a token how all is on which it relies', async ({ request, servers }) => {
  await request.get('/ar/projects')
  const { METRICS_TOKEN, CONTENT_TOKEN, PREVIEW_SECRET } = servers.secrets
  const read = async (token?: string): Promise<unknown> =>
    (await request.get('/api/health', { headers: token === undefined ? {} : { authorization: `Bearer ${token}` } })).json()
  for (const token of [undefined, '', 'wrong', PREVIEW_SECRET]) expect(await read(token)).toEqual({ status: 'up' })
  for (const token of [METRICS_TOKEN, CONTENT_TOKEN]) {
    expect(await read(token)).toMatchObject({
      status: 'ok',
      contentService: { reachable: true, status: 'ok', checks: { database: 'ok', mailServer: 'ok' } },
      search: { ready: expect.any(Boolean) },
      cache: { ageSeconds: expect.any(Number) },
    })
  }
})
