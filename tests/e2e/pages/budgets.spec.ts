import { weigh } from '../../bench/lib/browser-measures.mjs'
import { MOST_INLINE_SCRIPT } from '../support/inline-script'
import { addressOf, PAGE_TYPES, type PageType } from '../support/sample-pages'
import { expect, test } from '../support/test'

const KIB = 1024

/** What a first visit may cost. Script: as brotli 11 sends it. Shown: what came to show the page, without script. */
const reading = {
  scriptBytes: 115 * KIB,
  inlineScriptBytes: MOST_INLINE_SCRIPT,
  inlineSentBytes: 3 * KIB,
  shownBytes: 120 * KIB,
  totalBytes: 280 * KIB,
  requests: 20,
}
const home = { ...reading, shownBytes: 180 * KIB, totalBytes: 350 * KIB }
const asking = { ...reading, shownBytes: 85 * KIB }

/** Pages with a form carry it as a component; its rules, captcha, drafts and sending come when it is touched. */
const FORM_SCRIPT: Partial<Record<PageType, number>> = {
  join: 149 * KIB,
  individuals: 140 * KIB,
  organizations: 140 * KIB,
  template: 140 * KIB,
  help: 137 * KIB,
  project: 161 * KIB,
  event: 137 * KIB,
}

/** Where something is done, and not read. */
const ASKING = new Set<PageType>([
  'join',
  'individuals',
  'organizations',
  'template',
  'help',
  'search',
  'volunteerVerification',
  'departmentVerification',
  'cancellation',
  'sent',
])

function budgetOf(type: PageType) {
  if (type === 'home') return home
  const budget = ASKING.has(type) ? asking : reading
  const scriptBytes = FORM_SCRIPT[type]
  return scriptBytes === undefined ? budget : { ...budget, scriptBytes, totalBytes: budget.totalBytes + scriptBytes - reading.scriptBytes, requests: 24 }
}

const figures = Object.keys(reading) as (keyof typeof reading)[]

/** Arabic weighs most: it has the larger faces. */
const measured: Record<'ar' | 'en', readonly PageType[]> = { ar: PAGE_TYPES, en: ['home', 'project', 'article'] }

for (const locale of ['ar', 'en'] as const) {
  for (const type of measured[locale]) {
    test(`${type} in ${locale} stays within its budget`, async ({ browser, servers }) => {
      const address = await addressOf(servers, type, locale)
      const { otherHosts, layoutShift, moved, ...costs } = await weigh(browser, servers.siteUrl + address)
      const budget = budgetOf(type)
      const over = figures.filter((figure) => costs[figure] > budget[figure]).map((figure) => `${figure}: ${costs[figure]} of ${budget[figure]}`)
      expect(over).toEqual([])
      expect(otherHosts).toEqual([])
      expect(layoutShift, moved.join(', ')).toBeLessThanOrEqual(0.005)
    })
  }
}
