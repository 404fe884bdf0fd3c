import type { Page } from '@playwright/test'
import { MOST_INLINE_SCRIPT } from '../support/inline-script'
import { saveData, weakLine } from '../support/save-data'
import { expect, test } from '../support/test'

const isStarted = (page: Page) => page.locator('html').getAttribute('data-enhanced')

for (const path of ['/ar', '/ar/projects', '/ar/articles', '/ar/help', '/ar/events/by/source-own', '/ar/search?q=مدرسة']) {
  test(`who saves data reads ${path} without script, however far`, async ({ page }) => {
    await saveData(page)
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await page.goto(path)
    await page.mouse.wheel(0, 4000)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(scripts).toEqual([])
    expect(await isStarted(page)).toBeNull()
    const inline = await page.evaluate(() => [...document.scripts].filter(({ src, type }) => !src && !type).reduce((sum, { text }) => sum + text.length, 0))
    expect(inline).toBeLessThan(MOST_INLINE_SCRIPT)
  })
}

test('on a weak line the system’s fonts are used at once, and ours come when all else has', async ({ page }) => {
  await weakLine(page)
  await page.goto('/ar', { waitUntil: 'load' })
  await expect(page.locator('body')).toHaveCSS('font-family', 'system-ui, sans-serif')
  await expect(page.locator('h1')).toHaveCSS('font-family', 'system-ui, sans-serif')
  const fonts = () =>
    page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation')
      const loadedAt = visit instanceof PerformanceNavigationTiming ? visit.loadEventStart : Infinity
      const entries = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
      return entries.map(({ startTime }) => startTime >= loadedAt)
    })
  await expect.poll(fonts).toEqual([true, true, true])
})

test('on a weak line nothing moves by itself, when a press has brought the script either', async ({ page }) => {
  await weakLine(page)
  await page.clock.install()
  await page.goto('/en')
  await page.getByRole('button', { name: /^Announcements/ }).click()
  await expect(page.locator('html[data-enhanced]')).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Start automatic advance' })).toHaveCount(3)
  await page.clock.runFor(20_000)
  await expect(page.getByRole('button', { name: 'Slide 1' })).toHaveAttribute('aria-current', 'true')
  const figure = page.locator('[data-count="1280"]')
  // It would end at the same number.
  await figure.evaluate((element) => {
    const note = () => element.setAttribute('data-moved', '')
    new MutationObserver(note).observe(element, { childList: true, characterData: true, subtree: true })
  })
  await figure.scrollIntoViewIfNeeded()
  await expect(figure).toBeInViewport()
  await page.clock.runFor(3000)
  await expect(figure).not.toHaveAttribute('data-moved')
  await expect(figure).toHaveText('1,280')
})

test('who saves data finds again what was typed', async ({ page }) => {
  await saveData(page)
  await page.goto('/en/help#contact')
  const name = page.locator('form[data-form=contact]').getByLabel('Name')
  await name.fill('Rima Haddad')
  await expect(page.locator('form[data-form=contact]')).toHaveAttribute('data-enhanced', '')
  await name.press('Tab')
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('imar-draft:')).length)).toBe(1)
  await page.reload()
  await expect(name).toHaveValue('Rima Haddad')
})

test('a page whose script is lost on the way stays as it is, and works when the line has brought it after all', async ({ page, problems }) => {
  problems.expect(/ERR_|Failed to load resource/)
  const framework = page.waitForEvent('requestfinished', (request) => request.url().includes('/chunks/webpack-'))
  let tries = 0
  await page.route('**/chunks/app/**/page-*.js', async (route) => {
    tries += 1
    if (tries > 1) return route.continue()
    await framework
    await route.abort('internetdisconnected')
  })
  const isLost = page.waitForEvent('requestfailed')
  await page.goto('/en/help')
  await isLost
  await expect(page.locator('html[data-enhanced]')).toBeAttached({ timeout: 20_000 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help center')
  expect(tries).toBe(2)
})
