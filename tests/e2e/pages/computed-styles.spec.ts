import type { Page } from '@playwright/test'
import { combinations } from '../support/combinations'
import { readFileOf, type Theme } from '../support/page-tools'
import { addressOf } from '../support/sample-pages'
import { expect, test } from '../support/test'

/**
 * What differs in how a page looks: with the rules that stand in it, with the rest that script adds, and with the whole stylesheet alone; and its
 * beginning, with the rules in the head alone.
 * Boxes are compared once of each kind: those of the same names at the same place count as one.
 */
async function differences(page: Page, theme: Theme): Promise<string[]> {
  const addresses = await page.evaluate(() => {
    const { href } = document.querySelector<HTMLStyleElement>('style[data-href]')?.dataset ?? {}
    const { styles } = document.querySelector<HTMLScriptElement>('script[data-styles]')?.dataset ?? {}
    return href && styles ? [styles, href].map((address) => new URL(address, location.href).href) : []
  })
  if (addresses.length === 0) throw new Error('The page does not say where its rules are.')
  // Nothing is waited for in a page without script: in Firefox it would never come.
  const sheets = await Promise.all(addresses.map(async (address) => ({ address, text: await readFileOf(page, address) })))
  return page.evaluate(compareLooks, { theme, sheets })
}

/** Runs in the page. */
function compareLooks({ theme, sheets }: { theme: Theme; sheets: { address: string; text: string }[] }): string[] {
  document.documentElement.dataset.theme = theme
  const inPage = [...document.querySelectorAll<HTMLStyleElement>('style[data-start], style[data-href]')].flatMap(({ sheet }) => sheet ?? [])
  if (inPage.length !== 2) throw new Error('The page has no rules of its own.')

  const rulesOfStart = document.querySelector('head style[data-start]')?.textContent ?? ''
  const isFont = (rule: CSSRule | undefined) => rule instanceof CSSFontFaceRule
  const [rest, whole] = sheets.map(({ address, text }) => {
    const sheet = new CSSStyleSheet({ baseURL: address })
    sheet.replaceSync(text)
    return sheet
  })
  if (!rest || !whole) throw new Error('A stylesheet is missing.')
  const removeRules = (sheet: CSSStyleSheet, isOut: (rule: CSSRule | undefined) => boolean) => {
    for (let index = sheet.cssRules.length - 1; index >= 0; index--) if (isOut(sheet.cssRules[index])) sheet.deleteRule(index)
  }
  // Fonts stay those that the page has loaded.
  removeRules(whole, isFont)

  const kinds = new Map<Element, string>()
  const kindOf = (element: Element): string => {
    const known = kinds.get(element)
    if (known !== undefined) return known
    const own = [...element.attributes].filter(({ name, value }) => name === 'class' || value.length < 12).map(({ name, value }) => `${name}=${value}`)
    const place = `${element.previousElementSibling ? '' : 'first'}${element.nextElementSibling ? '' : 'last'}`
    const kind = `${element.parentElement ? kindOf(element.parentElement) : ''}>${element.tagName}[${own.join(' ')}]${place}`
    kinds.set(element, kind)
    return kind
  }
  const boxes = [...new Map([...document.body.querySelectorAll('*:not(svg *)')].map((element) => [kindOf(element), element])).values()]
  const names = [...getComputedStyle(document.body)]
  // As laid out; of what is not, such as the inside of a closed answer, Firefox says now the rule and now the measure.
  const measured = new Set(['grid-template-columns', 'grid-template-rows'])
  const look = () =>
    boxes.flatMap((box) => {
      const isShown = box.checkVisibility()
      return ['', '::before', '::after'].map((part) => {
        const style = getComputedStyle(box, part || null)
        return part && style.content === 'none' ? [] : names.map((name) => (isShown || !measured.has(name) ? style.getPropertyValue(name) : ''))
      })
    })
  const compare = (what: string, before: string[][], after: string[][], isMeant = (_box: Element | undefined, _name: string) => true) =>
    after.flatMap((values, index) => {
      const box = boxes[Math.floor(index / 3)]
      const different = names.filter((name, at) => values[at] !== before[index]?.[at] && isMeant(box, name))
      return different.length > 0 ? [`${what}: ${box?.tagName}.${box?.className}: ${different.slice(0, 3).join(', ')}`] : []
    })

  const first = look()
  document.adoptedStyleSheets = [rest]
  const withRest = compare('with the rest', first, look())
  document.adoptedStyleSheets = [whole]
  for (const sheet of inPage) removeRules(sheet, (rule) => !isFont(rule))
  const ofWhole = compare('with the whole', first, look())
  const start = new CSSStyleSheet()
  start.replaceSync(rulesOfStart)
  document.adoptedStyleSheets = [start]
  const end = document.querySelector('body style[data-href]')
  const isOfStart = (box: Element | undefined) =>
    box !== undefined && end !== null && !box.contains(end) && (end.compareDocumentPosition(box) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
  if (!boxes.some(isOfStart)) throw new Error('The page has no beginning.')
  // What is not called for there may have no value yet; and what follows, without rules, may be wider than the screen, whose end Firefox then sees elsewhere.
  const fromEnd = new Set(['bottom', 'inset-block-end'])
  const atStart = compare('at the start', first, look(), (box, name) => isOfStart(box) && !name.startsWith('--') && !fromEnd.has(name))
  if (boxes.length < 50) throw new Error(`Only ${boxes.length} boxes were compared.`)
  return [...atStart, ...withRest, ...ofWhole]
}

test.use({ javaScriptEnabled: false, reducedMotion: 'reduce' })

for (const { type, locale, theme, size } of combinations) {
  test(`${type} in ${locale}, ${theme}, at ${size.width} looks as with the whole stylesheet`, async ({ page, servers }) => {
    await page.setViewportSize(size)
    const address = await addressOf(servers, type, locale)
    await page.goto(address, { waitUntil: 'networkidle' })
    // A font that comes late is used from the second page on.
    await page.goto(address, { waitUntil: 'networkidle' })
    expect(await differences(page, theme)).toEqual([])
  })
}
