import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { LOCALES, PHONE, sidewaysScroll } from '../support/page-tools'
import { addressOf, PAGE_TYPES, type PageType } from '../support/sample-pages'
import { QUESTIONS } from '../../page-types.mjs'
import { saveData } from '../support/save-data'
import { expect, test } from '../support/test'

const KIB = 1024

/** A project holds the form for who applies, with all the countries of the world. */
const budgetOf = (type: PageType) => (type === 'project' ? 31 : 25) * KIB

test.use({ viewport: PHONE })

for (const type of PAGE_TYPES.filter((each) => !QUESTIONS.has(each))) {
  const locale = LOCALES[PAGE_TYPES.indexOf(type) % LOCALES.length] ?? 'ar'
  test(`the light page of ${type} in ${locale} has the same text, weighs little, and leads on`, async ({ browser, page, servers }) => {
    const address = await addressOf(servers, type, locale)
    const wordsOf = async (shown: Page) => {
      return (await shown.locator('main').innerText()).split(/\s+/)
    }
    const context = await browser.newContext({ baseURL: servers.siteUrl, serviceWorkers: 'block', viewport: PHONE })
    const wholePage = await context.newPage()
    // Its script does not come by itself either.
    await saveData(wholePage)
    await wholePage.goto(`${address}?lite=off`)
    const whole = await wordsOf(wholePage)
    await context.close()

    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    let bytes = 0
    const fetched: string[] = []
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
    page.on('request', (request) => fetched.push(request.resourceType()))
    const response = await page.goto(`${address}?lite`, { waitUntil: 'networkidle' })
    expect(response?.headers()).toMatchObject({ 'x-robots-tag': 'noindex, follow', 'content-security-policy': expect.stringContaining("script-src 'self'") })
    await expect(page.locator('h1')).toBeVisible()
    const light = new Set(await wordsOf(page))
    expect(whole.filter((word) => !light.has(word))).toEqual([])
    expect(fetched.filter((kind) => ['image', 'font', 'media', 'script'].includes(kind))).toEqual([])
    expect(bytes).toBeLessThan(budgetOf(type))
    expect(await sidewaysScroll(page)).toBe(0)
    await expectAccessible(page)
    await expect(page.locator('.site-header a[href^="/"]').first()).toHaveAttribute('href', `/${locale}?lite`)
  })
}

test('a picture comes when it is wished for, and the whole page is a link away', async ({ page, problems }) => {
  // What is uploaded may run nothing, the script of the tests included.
  problems.expect(/document is sandboxed|in a sandboxed document/)
  await page.goto('/en?lite')
  const picture = page.locator('a.lite-picture').first()
  await expect(picture).toContainText(/Picture: .+ \(\d+ kB\)/)
  const [response] = await Promise.all([page.waitForResponse(/\/uploads\//), picture.click()])
  expect(response.headers()['content-type']).toBe('image/webp')
  await expect(page).toHaveURL(/\/uploads\//)
  await page.goBack()
  await page.getByRole('link', { name: 'Show the full page' }).click()
  await expect(page.locator('main img').first()).toBeVisible()
  await expect(page.getByText('Low-data version: the whole text')).toBeHidden()
})

test('who saves data gets it without asking, and works with it', async ({ page }) => {
  await saveData(page)
  await page.setExtraHTTPHeaders({ 'save-data': 'on' })
  const response = await page.goto('/ar')
  expect(response?.headers()['cache-control']).toBe('private, no-cache')
  await expect(page.getByText('صفحة خفيفة')).toBeVisible()
  await expect(page.locator('main img')).toHaveCount(0)
  await page.getByRole('button', { name: 'القائمة' }).click()
  await expect(page.locator('html[data-enhanced]')).toBeAttached()
  await expect(page.getByRole('link', { name: 'مركز المساعدة' }).first()).toBeVisible()
})
