import { type APIResponse, expect, type Page } from '@playwright/test'
import { DEFAULT_THEME, type Theme } from '@/components/layout/theme'
import { THEME_KEY } from '@/lib/theme/themes.mjs'

export type { Theme } from '@/components/layout/theme'
export { THEMES } from '@/lib/theme/themes.mjs'
export { LOCALES, languages, type Locale } from '@/rules/languages'

export const PHONE = { width: 360, height: 800 }
export const DESKTOP = { width: 1440, height: 900 }

/** The browser that shows the page, as Playwright calls it. */
export const browserOf = (page: Page): string | undefined => page.context().browser()?.browserType().name()

/** A file of the site. Throws where there is none, as nothing is missing in an empty one. */
export async function readFileOf(page: Page, address: string): Promise<string> {
  const response = await page.request.get(address)
  if (!response.ok()) throw new Error(`${address} was answered with ${response.status()}.`)
  return response.text()
}

/** Whether an answer was kept: by the site, or by nginx, which repeats what the site once said of itself. */
export function isKept(response: APIResponse): boolean {
  const { 'x-nextjs-cache': bySite, 'x-cache': byNginx = '' } = response.headers()
  return bySite === 'HIT' || ['HIT', 'REVALIDATED'].includes(byNginx)
}

/** Opens every later page as a visitor who has chosen this theme before. */
export async function chooseTheme(page: Page, theme: Theme): Promise<void> {
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [THEME_KEY, theme] as const)
}

export async function expectTheme(page: Page, theme: Theme = DEFAULT_THEME): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
}

/** What lies far below has neither a role nor its height until the first screen is painted (`lib/framework/page/far.mjs`). */
export const untilLaidOut = (page: Page) => page.locator(':root:not([data-first])').waitFor({ state: 'attached' })

/** Scrolls through the page so that everything that loads late has loaded, and back to the top. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // On a busy machine a browser without a window may paint nothing for a long time.
    const frame = () => new Promise((resolve) => [requestAnimationFrame(resolve), setTimeout(resolve, 200)])
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await frame()
      await frame()
    }
    scrollTo({ top: 0, behavior: 'instant' })
    await frame()
  })
  await page.waitForLoadState('networkidle')
}

/** By how many pixels the page can be scrolled sideways. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** Keeps back what a page asks for until it is let go. */
export async function keepBack(page: Page, pattern: string | RegExp): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(pattern, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}
