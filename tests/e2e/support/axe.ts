import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { browserOf, untilLaidOut } from './page-tools'

const OPTIONS: Parameters<AxeBuilder['options']>[0] = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'] },
  // Nothing is read of what is right, and no rule of these reads stylesheets: a fifth of the time.
  resultTypes: ['violations'],
  preload: { assets: ['media'] },
}

/** What fades in has no contrast yet. Only short movements end by themselves; a busy browser paints nothing, and would not end them. */
async function endMovements(page: Page): Promise<void> {
  await page.evaluate(() => {
    const short = document.getAnimations().filter((animation) => Number(animation.effect?.getComputedTiming().endTime) < 1000)
    for (const animation of short) animation.finish()
  })
}

/**
 * Firefox's page crashes when such a list of elements, as `ariaLabelledByElements` is, was read by Playwright in its own world and then by axe in the
 * page's. Without it axe reads the attribute.
 */
async function hideElementLists(page: Page): Promise<void> {
  if (browserOf(page) !== 'firefox') return
  await page.evaluate(() => {
    for (const name of Object.getOwnPropertyNames(Element.prototype)) if (/^aria.*Elements$/.test(name)) Reflect.deleteProperty(Element.prototype, name)
  })
}

/** Fails when axe finds anything: WCAG 2.2 A and AA, and its best practices. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  // What lies far below has no fault before.
  await untilLaidOut(page)
  await endMovements(page)
  await hideElementLists(page)
  // Legacy: without a second page in which results of frames of other origins are put together, of which the site has none.
  const builder = new AxeBuilder({ page }).setLegacyMode().options(OPTIONS)
  const { violations } = await (part ? builder.include(part) : builder).analyze()
  const readable = violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html.slice(0, 200)).join('\n  ')}`)
  expect(readable, await page.title()).toEqual([])
}
