import { z } from 'zod'
import { sidewaysScroll } from '../support/page-tools'
import { readContent } from '../support/sample-pages'
import { expect, test } from '../support/test'

const partnerSchema = z.object({ name: z.string(), website: z.string().nullable() })

/** The height of a collapsed description at a root font of 16 px. (Requirements, section 9) */
const COLLAPSED = 6.48 * 16

for (const [locale, crumb, action] of [
  ['ar', 'شركاؤنا', 'قدّموا طلب شراكة'],
  ['en', 'Our Partners', 'Submit a Partnership Request'],
] as const) {
  test(`every partner is shown in order with its website in ${locale}`, async ({ page, servers }) => {
    const query = `partners?locale=${locale}&sort[0]=sortOrder:asc&sort[1]=name:asc&pagination[pageSize]=100`
    const partners = await readContent(servers, query, partnerSchema)
    await page.goto(`/${locale}/our-partners`)
    const list = page
      .locator('#partners')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
    await expect(list.getByRole('heading', { level: 3 })).toHaveText(partners.map(({ name }) => name))
    const websites = page.locator('#partners a[target=_blank][rel="noopener noreferrer"]')
    expect(await websites.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(partners.flatMap(({ website }) => website ?? []))
    await expect(page.getByRole('navigation').filter({ hasText: crumb }).locator('[aria-current=page]')).toHaveText(crumb)
    await expect(page.getByRole('link', { name: action })).toHaveAttribute('href', `/${locale}/collaborate/organizations`)
  })
}

test('a description that is cut can be opened and closed with the keyboard', async ({ page }) => {
  await page.goto('/en/our-partners')
  const card = page.locator('#partners li', { hasText: 'Sanabel' })
  const description = card.locator('[data-description]')
  const toggle = card.locator('summary')
  const height = async () => (await description.boundingBox())?.height ?? 0
  expect(await height()).toBeCloseTo(COLLAPSED, 0)
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(toggle).toHaveText(/Show less/)
  expect(await height()).toBeGreaterThan(COLLAPSED + 20)
  await page.keyboard.press('Enter')
  await expect.poll(height).toBeCloseTo(COLLAPSED, 0)
})

test('a description has its toggle only where it is cut, at every width', async ({ page }) => {
  for (const width of [320, 900, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/en/our-partners')
    await expect(page.locator('html')).toHaveAttribute('data-enhanced', '')
    const wrong = () =>
      page.locator('#partners li:has([data-description])').evaluateAll((cards) =>
        cards.flatMap((card) => {
          const text = card.querySelector('[data-description]')
          const isCut = Boolean(text && text.scrollHeight > text.clientHeight + 1)
          const hasToggle = card.querySelector('summary')?.checkVisibility({ checkVisibilityCSS: true })
          return isCut === hasToggle ? [] : [card.textContent]
        }),
      )
    await expect.poll(wrong, { message: String(width) }).toEqual([])
  }
})

test('a link in the part that is cut can be seen when it has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/en/our-partners')
  const links = page.locator('[data-description] a')
  expect(await links.count()).toBeGreaterThan(2)
  for (const link of await links.all()) {
    await link.focus()
    const isInside = await link.evaluate((element) => {
      const frame = element.closest('[data-description]')?.getBoundingClientRect()
      return element.getBoundingClientRect().bottom <= (frame?.bottom ?? 0) + 4
    })
    expect(isInside, await link.innerText()).toBe(true)
  }
})

test('a logo that does not load gives way to a placeholder', async ({ page, problems }) => {
  problems.expect(/Failed to load resource/)
  await page.route('**/uploads/**partner_01*', (route) => route.abort())
  await page.goto('/en/our-partners')
  const card = page.locator('#partners li', { hasText: 'Sanabel' })
  await card.scrollIntoViewIfNeeded()
  await expect(card.locator('svg').first()).toBeVisible()
  await expect(card.locator('img')).toBeHidden()
  await expect(page.locator('#partners li', { hasText: 'Mizan' }).locator('svg').first()).toBeHidden()
})

test('the cover leads to the partners', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 })
  await page.goto('/en/our-partners')
  await page.getByRole('link', { name: 'Meet our partners' }).click()
  await expect(page).toHaveURL(/#partners$/)
  await expect.poll(() => page.locator('#partners').evaluate((list) => list.getBoundingClientRect().top)).toBeLessThan(150)
})

test('the way back appears after 400 pixels', async ({ page }) => {
  await page.goto('/en/our-partners')
  const button = page.getByRole('button', { name: 'Back to top' })
  const scroll = (top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
  await scroll(401)
  await expect(button).toBeVisible()
  await scroll(399)
  await expect(button).toBeHidden()
})

test('without script descriptions can be read, and nothing scrolls sideways', async ({ browser, servers }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: servers.siteUrl, viewport: { width: 320, height: 700 } })
  const page = await context.newPage()
  await page.goto('/ar/our-partners')
  const card = page.locator('#partners li:has([data-description])').first()
  const before = (await card.locator('[data-description]').boundingBox())?.height ?? 0
  await card.locator('summary').click()
  expect((await card.locator('[data-description]').boundingBox())?.height).toBeGreaterThan(before)
  expect(await sidewaysScroll(page)).toBe(0)
  await context.close()
})
