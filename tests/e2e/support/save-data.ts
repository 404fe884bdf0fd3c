import type { Page } from '@playwright/test'

/** As a browser says it of a visitor who saves data. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g', rtt: 300, downlink: 0.4 } }))
}
