import type { Page } from '@playwright/test'
import ar from '@/messages/ar.json'
import { addressOf, PAGE_TYPES } from '../support/sample-pages'
import { keepBack, readFileOf } from '../support/page-tools'
import { expect, test } from '../support/test'

/**
 * Selectors of the whole stylesheet that find something in the page by names, order and nesting, whatever the state of it, but do not stand
 * among the rules in the page. The browser looks for them itself.
 */
async function missingRules(page: Page): Promise<string[]> {
  const address = await page.locator('style[data-href]').getAttribute('data-href')
  // Nothing is waited for in a page without script: in Firefox it would never come.
  const stylesheet = await readFileOf(page, address ?? '')
  return page.evaluate((stylesheet) => {
    const inPage = document.querySelector<HTMLStyleElement>('style[data-href]')
    if (!inPage?.sheet) throw new Error('There are no rules in the page.')
    const whole = new CSSStyleSheet()
    whole.replaceSync(stylesheet)

    const selectorsOf = (list: string) => {
      const depthAt = (end: number) => list.slice(0, end).replace(/[^()]/g, '').replaceAll('(', '+').replaceAll(')', '-')
      const isOutside = (end: number) => depthAt(end).length === 2 * depthAt(end).replaceAll('-', '').length
      const commas = [...list.matchAll(/,/g)].map(({ index }) => index).filter(isOutside)
      return [-1, ...commas].map((from, index) => list.slice(from + 1, commas[index]).trim())
    }
    const rulesOf = (rules: CSSRuleList, place = ''): string[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return selectorsOf(rule.selectorText).map((selector) => `${place}${selector} { ${rule.style.cssText} }`)
        if (rule instanceof CSSGroupingRule) return rulesOf(rule.cssRules, `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{ `)
        return []
      })
    // Alternatives stay, in brackets of their own kind until all others are gone.
    const withoutPseudos = (list: string) =>
      list
        .split(',')
        .map((selector) => selector.replace(/::?(?!(?:is|where|has)⟦)[\w-]+/g, '').trim())
        .map((selector) =>
          selector
            .split(/(\s*[>+~]\s*|\s+)/)
            .map((part) => part || '*')
            .join(''),
        )
        .join()
    const withoutStates = (selector: string) => {
      let text = selector.replace(/\[[^\]]*\]/g, '')
      while (text.includes('(')) {
        const next = text.replace(/:([\w-]+)\(([^()]*)\)/g, (_, name: string, inner: string) =>
          /^(?:is|where|has)$/.test(name) ? `:${name}⟦${withoutPseudos(inner)}⟧` : '',
        )
        if (next === text) throw new Error(`The selector "${selector}" was not understood.`)
        text = next
      }
      return withoutPseudos(text).replaceAll('⟦', '(').replaceAll('⟧', ')')
    }
    const parts = [document, ...[...document.querySelectorAll('template')].map(({ content }) => content)]
    const found = (rule: string) => {
      const selector = withoutStates(/(?:^|\{ )([^{]+) \{ [^{]*\}$/.exec(rule)?.[1] ?? '*')
      return parts.some((part) => part.querySelector(selector) !== null)
    }
    const used = new Set(rulesOf(inPage.sheet.cssRules))
    return rulesOf(whole.cssRules).filter((rule) => !used.has(rule) && found(rule))
  }, stylesheet)
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const type of PAGE_TYPES) {
    test(`${type} carries every rule of the stylesheet that it needs`, async ({ page, servers }) => {
      const response = await page.goto(await addressOf(servers, type, 'ar'))
      expect(await missingRules(page)).toEqual([])
      // Script adds the rest, and no font a second time.
      const late = /data-styles="([^"]+)"/.exec((await response?.text()) ?? '')?.[1] ?? ''
      const rest = await page.request.get(late)
      expect(rest.headers()['content-type']).toBe('text/css; charset=utf-8')
      expect(await rest.text()).not.toContain('@font-face')
    })
  }
})

for (const type of ['home', 'articles', 'event'] as const) {
  test(`${type}: script adds the rest of the stylesheet once, and nothing moves`, async ({ page, servers }) => {
    const letGo = await keepBack(page, '**/flight/*.css')
    await page.goto(await addressOf(servers, type, 'ar'))
    const themes = page.getByRole('combobox', { name: ar.theme.label })
    // It lies unseen over its sign.
    await expect(themes).toHaveCSS('opacity', '0')
    expect((await themes.boundingBox())?.width).toBeLessThanOrEqual(44)
    const boxes = () =>
      page
        .locator('body *')
        .evaluateAll((elements) =>
          elements.filter((element) => element.checkVisibility()).map((element) => `${element.tagName} ${element.getBoundingClientRect().height}`),
        )
    const before = await boxes()
    letGo()
    const late = await page.locator('script[data-styles]').getAttribute('data-styles')
    const links = page.locator('link[rel=stylesheet]')
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([late])
    await expect.poll(() => links.evaluate((link: HTMLLinkElement) => link.sheet !== null)).toBe(true)
    // Behind the rules in the page, which would otherwise prevail over what script needs of the rest.
    expect(await page.evaluate(() => [...document.styleSheets].map(({ href }) => href && new URL(href).pathname))).toEqual([null, null, late])
    expect(await boxes()).toEqual(before)
  })
}
