import type { Page } from '@playwright/test'
import { keepBack, LOCALES, PHONE, untilLaidOut } from '../support/page-tools'
import { addressOf, PAGE_TYPES } from '../support/sample-pages'
import { expect, test } from '../support/test'

test.use({ viewport: PHONE })

/** From now on: what moves in the page without having been touched. */
async function noteMoves(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) {
      // Firefox does not tell: what is seen is looked at again. That the header shrinks with a scroll, Chromium does not count.
      const isSeen = ({ width, top }: DOMRect) => width > 0 && top >= 0 && top < innerHeight
      const places = [...document.querySelectorAll('body *')]
        .filter((element) => !element.closest('.site-header'))
        .map((element) => ({ element, place: element.getBoundingClientRect() }))
      const hasMoved = ({ element, place }: (typeof places)[number]) => {
        const now = element.getBoundingClientRect()
        return isSeen(place) && now.width > 0 && Math.abs(now.top - place.top) >= 1
      }
      Object.defineProperty(window, 'moves', { get: () => places.filter(hasMoved).map(({ element }) => element.outerHTML.slice(0, 120)) })
      return
    }
    const moves: string[] = []
    Reflect.set(window, 'moves', moves)
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as (PerformanceEntry & { value: number; sources: { node: Element | null }[] })[]) {
        moves.push(`${value.toFixed(4)}: ${sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 120)).join(' | ')}`)
      }
    }).observe({ type: 'layout-shift' })
  })
}

const moves = (page: Page) => page.evaluate(() => Reflect.get(window, 'moves') as unknown)

for (const type of PAGE_TYPES) {
  const locale = LOCALES[PAGE_TYPES.indexOf(type) % LOCALES.length] ?? 'ar'
  test(`nothing moves for who has read ${type} in ${locale} to its end when the script comes`, async ({ page, servers }) => {
    const letGo = await keepBack(page, '**/flight/*.js')
    await page.goto(await addressOf(servers, type, locale))
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
    await expect.poll(() => page.evaluate(() => [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'))).toBe(true)
    await untilLaidOut(page)
    await noteMoves(page)
    letGo()
    await expect(page.locator('html[data-enhanced]')).toBeAttached({ timeout: 20_000 })
    // Moves are told with the frame after.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))))
    expect(await moves(page)).toEqual([])
  })
}

test('nothing that is seen moves while what lies far below is laid out, whoever measures the page meanwhile', async ({ page }) => {
  await page.addInitScript(() => {
    let sum = 0
    Reflect.set(window, 'shift', () => sum)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    const measure = () => document.documentElement?.scrollHeight >= 0 && requestAnimationFrame(measure)
    measure()
  })
  await page.goto('/ar')
  await untilLaidOut(page)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))))
  expect(await page.evaluate(() => (Reflect.get(window, 'shift') as () => number)())).toBeLessThanOrEqual(0.005)
})

test('on a phone the pictures of what lies below wait for the one of the first screen, and come after it', async ({ page }) => {
  const letGo = await keepBack(page, /hero_rebuild/)
  const asked: string[] = []
  page.on('request', (request) => request.resourceType() === 'image' && request.url().includes('/uploads/') && asked.push(request.url()))
  await page.goto('/ar', { waitUntil: 'commit' })
  await page.waitForFunction(() => document.readyState === 'interactive')
  // Two frames: in the first one the browser sees which pictures are near.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100)))))
  expect(new Set(asked.map((url) => new URL(url).pathname)).size).toBe(1)
  letGo()
  await expect.poll(() => new Set(asked).size).toBeGreaterThan(3)
  await untilLaidOut(page)
  expect(
    await page
      .locator('img[loading=lazy]')
      .first()
      .evaluate((picture) => getComputedStyle(picture).translate),
  ).toBe('none')
})

test('the browser is told to compile what a page starts with beside it, and to wait for nothing while it does', async ({ request, servers }) => {
  const html = await (await request.get(await addressOf(servers, 'articles', 'ar'))).text()
  const [data = ''] = /\/flight\/[a-f0-9]{32}\.js/.exec(html) ?? []
  const scripts = [...(await (await request.get(data)).text()).matchAll(/"(\/_next\/static\/chunks\/[^"]+\.js)"/g)].map(([, address = '']) => address)
  expect(scripts.length).toBeGreaterThan(4)
  for (const address of scripts) expect(await (await request.get(address)).text(), address).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
})
