import type { Page } from '@playwright/test'
import { inLanguage, type InLanguages, type Locale } from '@/rules/languages'

/** Sixty letters without a place to break. */
const LONG_WORDS: InLanguages<string> = {
  ar: 'المستوصفات'.repeat(6),
  en: 'Architecture'.repeat(5),
  de: 'Überraschung'.repeat(5),
}

/** A word of sixty letters in a language. */
export const longWord = (locale: Locale): string => inLanguage(LONG_WORDS, locale)

/** An Arabic title that begins with a Latin word. */
export const MIXED_WORDS = 'GIS لإعادة الإعمار'

/**
 * Writes the same words in the place of every text of the page and its footer, with everything open that can be opened. For pages
 * without script, which would miss the words that it expects.
 */
export async function writeEverywhere(page: Page, words: string): Promise<void> {
  await page.evaluate((words) => {
    for (const details of document.querySelectorAll('details')) details.open = true
    for (const dialog of document.querySelectorAll('main dialog')) dialog.setAttribute('open', '')
    const texts: Text[] = []
    for (const root of document.querySelectorAll('main, footer')) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const text = walker.currentNode
        const isRead = !text.parentElement?.closest('script, style, select, textarea, svg')
        if (text instanceof Text && isRead && /\p{L}/u.test(text.data)) texts.push(text)
      }
    }
    if (texts.length < 20) throw new Error('The page holds hardly any text.')
    for (const text of texts) {
      text.data = words
      text.parentElement?.setAttribute('data-written', '')
    }
  }, words)
}

/** The elements out of which their text sticks: beyond the window, or beyond what cuts it off. */
export function stuckOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Between which edges the text may stand; null where it is not seen or can be scrolled to. */
    const edgesOf = (element: Element) => {
      const edges = { left: 0, right: innerWidth }
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { clipPath, overflowX } = getComputedStyle(at)
        if (clipPath !== 'none') return null
        if (/auto|scroll/.test(overflowX) && !at.closest('dialog')) return null
        if (overflowX === 'visible' && !at.matches('.card')) continue
        const { left, right } = at.getBoundingClientRect()
        edges.left = Math.max(edges.left, left)
        edges.right = Math.min(edges.right, right)
      }
      return edges
    }
    const written = [...document.querySelectorAll('[data-written]')]
    const stuck = written.filter((element) => {
      const edges = edgesOf(element)
      const own = [...element.childNodes].filter((node) => node instanceof Text)
      const lines = own.flatMap((text) => {
        const range = document.createRange()
        range.selectNode(text)
        return [...range.getClientRects()]
      })
      return edges && lines.some(({ width, left, right }) => width > 0 && (left < edges.left - 1 || right > edges.right + 1))
    })
    return stuck.map((element) => element.outerHTML.slice(0, 120))
  })
}

/** The elements whose direction is that of their words and not of the page: all but names and what says its direction. */
export function turnedAround(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const written = [...document.querySelectorAll('[data-written]:not(:is(bdi, [dir="ltr"], [dir="rtl"]), :is(bdi, html [dir="ltr"]) *)')]
    return written.filter((element) => getComputedStyle(element).direction !== document.dir).map((element) => element.outerHTML.slice(0, 120))
  })
}
