import { z } from 'zod'
import { readContent } from '../support/sample-pages'
import { expect, test } from '../support/test'

const departmentSchema = z.object({
  title: z.string(),
  slug: z.string(),
  officeName: z.string(),
  canJoinTo: z.boolean(),
  volunteersCount: z.number(),
  managers: z.number(),
})

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

for (const locale of ['ar', 'en'] as const) {
  test(`the departments that can be joined are listed with their offices in ${locale}`, async ({ page, servers }) => {
    const departments = await readContent(servers, `departments?locale=${locale}&sort=order:asc&pagination[pageSize]=100`, departmentSchema)
    const open = departments.filter(({ canJoinTo }) => canJoinTo)
    expect(open.length).toBeLessThan(departments.length)
    await page.goto(`/${locale}/join`)
    const cards = page.locator('#departments li')
    await expect(cards.getByRole('heading', { level: 3 })).toHaveText(open.map(({ title }) => title))
    const offices = await cards.locator('a[href*="/organization/"]').evaluateAll((links) => links.map((link) => [link.getAttribute('href'), link.textContent]))
    expect(offices.map(([href]) => href)).toEqual(open.map(({ slug }) => `/${locale}/organization/${slug}`))
    for (const [index, { officeName }] of open.entries()) expect(offices[index]?.[1]).toContain(officeName)
  })
}

test('departments have the icon of their kind in every language', async ({ page }) => {
  for (const locale of ['ar', 'en', 'de']) {
    await page.goto(`/${locale}/join`)
    const icons = await page.locator('#departments li > svg').evaluateAll((all) => all.map((icon) => icon.getAttribute('data-icon')))
    expect(icons, locale).toEqual(['default', 'it', 'media', 'volunteer', 'hr'])
  }
})

test('the figures are final in the page and count up to the same when they come into view', async ({ page, request, servers }) => {
  const departments = await readContent(servers, 'departments?locale=en&pagination[pageSize]=100', departmentSchema)
  const figures = [departments.length, sum(departments.map(({ volunteersCount }) => volunteersCount)), sum(departments.map(({ managers }) => managers))]
  const html = await (await request.get('/en/join')).text()
  for (const figure of figures) expect(html).toContain(`data-count="${figure}">${figure}<`)
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/en/join')
  await expect(page.locator('html')).toHaveAttribute('data-enhanced', '')
  const members = page.locator('[data-count]').nth(1)
  const seen = members.evaluate(
    (figure) =>
      new Promise<string[]>((resolve) => {
        const values: string[] = []
        new MutationObserver(() => {
          values.push(figure.textContent ?? '')
          if (figure.textContent === figure.getAttribute('data-count')) resolve(values)
        }).observe(figure, { childList: true, characterData: true, subtree: true })
      }),
  )
  await members.scrollIntoViewIfNeeded()
  expect((await seen).length).toBeGreaterThan(2)
  await expect(page.locator('[data-count]')).toHaveText(figures.map(String))
})

test('visitors who asked for less motion see the figures at once', async ({ page, servers }) => {
  const departments = await readContent(servers, 'departments?locale=en&pagination[pageSize]=100', departmentSchema)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/en/join')
  await expect(page.locator('html')).toHaveAttribute('data-enhanced', '')
  const members = page.locator('[data-count]').nth(1)
  await members.scrollIntoViewIfNeeded()
  await expect(members).toHaveText(String(sum(departments.map(({ volunteersCount }) => volunteersCount))), { timeout: 100 })
})

test('the cover leads to the application, whose departments are those that can be joined', async ({ page, servers }) => {
  const departments = await readContent(servers, 'departments?locale=ar&sort=order:asc&pagination[pageSize]=100', departmentSchema)
  await page.goto('/ar/join')
  await page.getByRole('link', { name: 'قدّم طلبك الآن' }).click()
  await expect(page).toHaveURL(/#apply$/)
  await expect(page.getByRole('heading', { name: 'قدّم طلبك الآن' })).toBeInViewport()
  const open = departments.filter(({ canJoinTo }) => canJoinTo).map(({ title }) => title)
  await expect(page.locator('#department-department option')).toHaveText(['اختر من القائمة', ...open])
})

for (const arrival of ['', '#departments']) {
  test(`a place that was chosen while the script started stays in the address${arrival && `, also of who arrives at ${arrival}`}`, async ({ page }) => {
    // The framework starts with the address that it has read, and writes it when it has come: the press falls in between.
    await page.addInitScript(() => {
      const write = history.replaceState.bind(history)
      history.replaceState = (...framework) => {
        history.replaceState = write
        document.querySelector<HTMLElement>('main a[href="#apply"]')?.click()
        write(...framework)
      }
    })
    await page.goto(`/en/join${arrival}`)
    await expect(page.locator('html')).toHaveAttribute('data-enhanced', '')
    await expect(page).toHaveURL(/#apply$/)
    await expect(page.locator('#apply')).toBeInViewport()
  })
}

test('the way back appears after 400 pixels', async ({ page }) => {
  await page.goto('/en/join')
  const button = page.getByRole('button', { name: 'Back to top' })
  const scroll = (top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
  await scroll(401)
  await expect(button).toBeVisible()
  await scroll(399)
  await expect(button).toBeHidden()
})

test('without script everything is there', async ({ browser, servers }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: servers.siteUrl })
  const page = await context.newPage()
  await page.goto('/ar/join')
  for (const figure of await page.locator('[data-count]').all()) {
    await expect(figure).toHaveText((await figure.getAttribute('data-count')) ?? 'missing')
  }
  await expect(page.locator('#departments li').first()).toBeVisible()
  await expect(page.locator('#apply form')).toBeVisible()
  await context.close()
})
