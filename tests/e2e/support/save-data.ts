import type { Page } from '@playwright/test'

async function tell(page: Page, line: object): Promise<void> {
  await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), line)
}

/** As a browser says it of a visitor who saves data. */
export const saveData = (page: Page): Promise<void> => tell(page, { saveData: true, effectiveType: '4g', rtt: 300, downlink: 0.4 })

/** As a browser says it of a line below '4g'. */
export const weakLine = (page: Page): Promise<void> => tell(page, { saveData: false, effectiveType: '3g', rtt: 400, downlink: 0.4 })
