import { z } from 'zod'
import type { Page } from '@playwright/test'
import en from '@/messages/en.json'
import { readContent } from '../support/sample-pages'
import { expect, test } from '../support/test'
import type { Servers } from '../support/servers'

const articleSchema = z.object({ documentId: z.string(), title: z.string() })

const readArticles = (servers: Servers, locale = 'en') =>
  readContent(servers, `articles?locale=${locale}&sort=publishedDate:desc&pagination[pageSize]=24`, articleSchema)

/** The article at a place in the list of all, newest first. */
async function articleAt(servers: Servers, index: number, locale = 'en') {
  const article = (await readArticles(servers, locale))[index]
  if (!article) throw new Error(`The sample content has no article ${index}.`)
  return article
}

const selected = (page: Page) => page.getByRole('main').locator('article:visible h2').first()
const latest = (page: Page) => page.getByRole('complementary', { name: en.news.latest })
const linkTo = (page: Page, id: string) => latest(page).locator(`a[href$="/${id}"]`)
const hashOf = (page: Page) => new URL(page.url()).hash.slice(1)

async function expectSelected(page: Page, { documentId, title }: z.infer<typeof articleSchema>) {
  await expect(selected(page)).toHaveText(title)
  expect(hashOf(page)).toBe(documentId)
  await expect(latest(page).locator('[aria-current]')).toHaveCount(await linkTo(page, documentId).count())
  for (const link of await linkTo(page, documentId).all()) await expect(link).toHaveAttribute('aria-current', 'true')
}

test('without a hash the newest article is shown and the hash names it', async ({ page, servers }) => {
  const newest = await articleAt(servers, 0)
  await page.goto('/en/articles')
  await expect(page).toHaveURL(new RegExp(`#${newest.documentId}$`))
  await expectSelected(page, newest)
})

test('the six latest articles are listed, the newest first', async ({ page, servers }) => {
  const articles = await readArticles(servers)
  await page.goto('/en/articles')
  const addresses = await latest(page)
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const ids = addresses.map((address) => address.split('/').at(-1))
  expect(ids).toEqual(articles.slice(0, 6).map(({ documentId }) => documentId))
})

test('a click selects an article, scrolls to it and can be taken back', async ({ page, servers }) => {
  const [newest, third] = [await articleAt(servers, 0), await articleAt(servers, 2)]
  await page.goto('/en/articles')
  await expect(page).toHaveURL(/#/)
  await linkTo(page, third.documentId).click()
  await expectSelected(page, third)
  expect(await selected(page).evaluate((title) => document.activeElement?.contains(title) && document.activeElement !== document.body)).toBe(true)
  await expect(selected(page)).toBeInViewport()
  await page.goBack()
  await expectSelected(page, newest)
})

test('an article beyond the six latest is loaded when the hash names it', async ({ page, servers }) => {
  const old = await articleAt(servers, 8)
  await page.goto(`/en/articles#${old.documentId}`)
  await expectSelected(page, old)
  await expect(page.getByRole('main').locator('article [data-service]:visible').first()).toBeVisible()
})

test('a hash that changes selects its article', async ({ page, servers }) => {
  const second = await articleAt(servers, 1)
  await page.goto('/en/articles')
  await expect(page).toHaveURL(/#/)
  await page.evaluate((id) => (location.hash = id), second.documentId)
  await expectSelected(page, second)
})

test('a hash that names no article becomes the newest', async ({ page, servers }) => {
  await page.goto('/en/articles#aaaaaaaaaaaaaaaaaaaaaaaa')
  await expect(page).not.toHaveURL(/#a{24}$/)
  await expectSelected(page, await articleAt(servers, 0))
})

test('an article that cannot be loaded in place is shown at its own address', async ({ page, servers, problems }) => {
  problems.expect(/Failed to (load resource|fetch)/)
  const second = await articleAt(servers, 1)
  await page.goto('/en/articles')
  await expect(page).toHaveURL(/#/)
  await page.route('**/en/articles', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await linkTo(page, second.documentId).click()
  await expect(page).toHaveURL(new RegExp(`/en/articles/${second.documentId}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.title)
})

test('the page holds one article in full', async ({ request, servers }) => {
  const articles = await readContent(servers, 'articles?locale=en&sort=publishedDate:desc&pagination[pageSize]=2', z.object({ blocks: z.array(z.unknown()) }))
  const words = articles.map(({ blocks }) => /"text":"([^"\\]{40,})/.exec(JSON.stringify(blocks))?.[1] ?? '')
  const html = (await (await request.get('/en/articles')).text()).replaceAll('&#x27;', "'").replaceAll('&quot;', '"')
  expect(html.split(words[0] ?? 'missing')).toHaveLength(2)
  expect(html).not.toContain(words[1] ?? 'missing')
})

test('without script links lead to articles at their own, canonical address', async ({ browser, servers }) => {
  const second = await articleAt(servers, 1, 'ar')
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: servers.siteUrl })
  const page = await context.newPage()
  await page.goto('/ar/articles')
  await expect(selected(page)).toHaveText((await articleAt(servers, 0, 'ar')).title)
  await page.getByRole('link', { name: second.title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.title)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/ar/articles/${second.documentId}$`))
  await context.close()
})

test('the archive lists every article', async ({ page, servers }) => {
  const articles = await readArticles(servers)
  await page.goto('/en/articles')
  await page.getByRole('link', { name: 'All articles' }).click()
  await expect(page).toHaveURL(/\/en\/articles\/page\/1$/)
  await expect(page.getByRole('article').getByRole('link')).toHaveText(articles.map(({ title }) => title))
})

test('an article that does not exist is not found', async ({ request }) => {
  expect((await request.get('/en/articles/aaaaaaaaaaaaaaaaaaaaaaaa')).status()).toBe(404)
  expect((await request.get('/en/articles/not-an-id')).status()).toBe(404)
  expect((await request.get('/en/articles/page/99')).status()).toBe(404)
})
