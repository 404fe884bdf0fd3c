import { weigh } from '../../bench/lib/browser-measures.mjs'
import { readPages } from '../support/sample-pages'
import { expect, test } from '../support/test'

const KIB = 1024

/** What a first visit may cost. Script: as brotli 11 sends it. */
const budgets = {
  home: { scriptBytes: 122 * KIB, inlineScriptBytes: 15 * KIB, totalBytes: 350 * KIB, requests: 20 },
  project: { scriptBytes: 122 * KIB, inlineScriptBytes: 10 * KIB, totalBytes: 280 * KIB, requests: 20 },
  article: { scriptBytes: 122 * KIB, inlineScriptBytes: 10 * KIB, totalBytes: 280 * KIB, requests: 20 },
  projects: { scriptBytes: 122 * KIB, inlineScriptBytes: 10 * KIB, totalBytes: 280 * KIB, requests: 20 },
  articles: { scriptBytes: 122 * KIB, inlineScriptBytes: 10 * KIB, totalBytes: 280 * KIB, requests: 20 },
} as const

const names = Object.keys(budgets) as (keyof typeof budgets)[]

for (const locale of ['ar', 'en'] as const) {
  for (const name of names) {
    test(`${name} in ${locale} stays within its budget`, async ({ browser, servers }) => {
      const pages = await readPages(servers)
      const { otherHosts, layoutShift, ...costs } = await weigh(browser, servers.siteUrl + pages[name](locale))
      const budget = budgets[name]
      const over = (Object.keys(budget) as (keyof typeof budget)[])
        .filter((figure) => costs[figure] > budget[figure])
        .map((figure) => `${figure}: ${costs[figure]} of ${budget[figure]}`)
      expect(over).toEqual([])
      expect(otherHosts).toEqual([])
      expect(layoutShift).toBeLessThanOrEqual(0.005)
    })
  }
}
