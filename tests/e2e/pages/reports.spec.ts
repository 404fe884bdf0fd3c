import { z } from 'zod'
import { expectAccessible } from '../support/axe'
import { readContent } from '../support/sample-pages'
import { expect, test } from '../support/test'
import type { Servers } from '../support/servers'

const reportSchema = z.object({
  slug: z.string(),
  title: z.string(),
  author: z.string().nullish(),
  sourceLink: z.string().nullish(),
  isExternalReport: z.boolean(),
  contents: z.array(z.unknown()),
})

type Report = z.infer<typeof reportSchema>

const readReports = (servers: Servers, locale = 'en') =>
  readContent(servers, `reports?locale=${locale}&sort=publishedDate:desc&pagination[pageSize]=24`, reportSchema)

async function findReport(servers: Servers, matches: (report: Report) => boolean): Promise<Report> {
  const found = (await readReports(servers)).find(matches)
  if (!found) throw new Error('The sample content has no such report.')
  return found
}

const isLong = ({ contents, isExternalReport }: Report) => contents.length > 5 && !isExternalReport
const isShort = ({ contents, isExternalReport }: Report) => contents.length <= 5 && !isExternalReport
const isExternal = ({ isExternalReport, sourceLink }: Report) => isExternalReport && Boolean(sourceLink)

/** A report of others says so behind its title. */
const withoutMark = (title: string) => title.replace(/ \([^)]*\)$/, '')

for (const locale of ['ar', 'en'] as const) {
  test(`the list shows every report in ${locale}, the newest first`, async ({ page, servers }) => {
    const reports = await readReports(servers, locale)
    await page.goto(`/${locale}/reports`)
    const readTitles = async () => (await page.getByRole('article').getByRole('heading').allTextContents()).map(withoutMark)
    // What lies far below has no role until it is laid out.
    await expect.poll(readTitles).toEqual(reports.map(({ title }) => title))
    await expect(page.getByRole('article').locator('time')).toHaveCount(reports.length)
  })
}

test('reports by others are marked and open at their source in a new tab', async ({ page, servers }) => {
  const { title, sourceLink } = await findReport(servers, isExternal)
  await page.goto('/en/reports')
  const card = page.getByRole('article').filter({ hasText: title })
  await expect(card.getByText('External')).toBeVisible()
  await expect(card.getByText('View report')).toBeVisible()
  await expect(card.getByRole('link')).toHaveAttribute('href', sourceLink ?? '')
  await expect(card.getByRole('link')).toHaveAttribute('target', '_blank')
  await expect(card.getByRole('link')).toHaveAttribute('rel', /noopener/)
})

test('a card of our own leads to its report by keyboard', async ({ page, servers }) => {
  const { title, author } = await findReport(servers, isLong)
  await page.goto('/en/reports')
  const card = page.getByRole('article').filter({ hasText: title })
  await expect(card.getByText('View details')).toBeVisible()
  await card.getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page).toHaveTitle(`${title} | Report`)
  await expect(page.getByText(author ?? 'missing', { exact: true })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'You are here' })).toContainText('Reports')
  await expect(page.getByRole('group', { name: 'Share' })).toBeVisible()
})

test('a long report has a table of contents that leads to its headings', async ({ page, servers }) => {
  const { slug } = await findReport(servers, isLong)
  await page.goto(`/en/reports/${slug}`)
  const links = page.getByRole('navigation', { name: 'Contents' }).getByRole('link')
  const headings = page.locator('main article').getByRole('heading')
  await expect(links).toHaveText(await headings.allTextContents())
  await links.last().click()
  await expect(headings.last()).toBeInViewport()
  expect(new URL(page.url()).hash.length).toBeGreaterThan(2)
})

test('a short report has none', async ({ page, servers }) => {
  const { slug } = await findReport(servers, isShort)
  await page.goto(`/en/reports/${slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Contents' })).toHaveCount(0)
})

test('a report by others, opened directly, names its source by the host', async ({ page, servers }) => {
  const { slug, sourceLink } = await findReport(servers, isExternal)
  await page.goto(`/en/reports/${slug}`)
  const source = page.getByRole('link', { name: new RegExp(`^${new URL(sourceLink ?? '').host} \\(`) })
  await expect(source).toHaveAttribute('href', sourceLink ?? '')
  await expect(source).toHaveAttribute('target', '_blank')
})

test('a report that is not there is not found, and the way back leads to the list', async ({ page, problems }) => {
  problems.expect(/404/)
  const response = await page.goto('/en/reports/nothing-here')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Report Not Found' })).toBeVisible()
  await expect(page.getByText("Sorry, we couldn't find the report you're looking for.")).toBeVisible()
  await page.getByRole('link', { name: 'See all reports' }).click()
  await expect(page).toHaveURL(/\/en\/reports$/)
})

test('a page of the list that does not exist is not found, and page 1 is the list itself', async ({ request }) => {
  expect((await request.get('/en/reports/page/99')).status()).toBe(404)
  expect((await request.get('/en/reports/page/x')).status()).toBe(404)
  const first = await request.get('/en/reports/page/1', { maxRedirects: 0 })
  expect(first.status()).toBe(308)
  expect(new URL(first.headers().location ?? '', 'http://x').pathname).toBe('/en/reports')
})

test('search engines are told that it is a report', async ({ page, servers }) => {
  const { slug, title } = await findReport(servers, isLong)
  await page.goto(`/en/reports/${slug}`)
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const data = texts.map((text) => z.looseObject({ '@type': z.string() }).parse(JSON.parse(text)))
  expect(data).toEqual(expect.arrayContaining([expect.objectContaining({ '@type': 'Report', headline: title })]))
  expect(data.map((item) => item['@type'])).toContain('BreadcrumbList')
})

test('without script a report can be read and shared', async ({ browser, servers }) => {
  const { slug } = await findReport(servers, isLong)
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: servers.siteUrl })
  const page = await context.newPage()
  await page.goto(`/ar/reports/${slug}`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  const link = page.getByRole('navigation', { name: 'المحتويات' }).getByRole('link').last()
  await link.click()
  await expect(page.locator('main article').getByRole('heading').last()).toBeInViewport()
  await expect(page.getByRole('link', { name: /WhatsApp|واتساب/ })).toBeVisible()
  await context.close()
})

test('a report by others is accessible', async ({ page, servers }) => {
  const { slug } = await findReport(servers, isExternal)
  await page.goto(`/en/reports/${slug}`)
  await expectAccessible(page)
})
