import { type Browser, expect, type Page } from '@playwright/test'
import { contentService, secondSite, type Servers } from './servers'

type Checks = {
  /** What the page says while the content service is away. */
  failed: (page: Page) => Promise<void>
  /** What the visitor does once it is back. */
  after: (page: Page) => Promise<void>
}

/** Opens a page on a site that has kept nothing yet, with the content service dead, and gives it back after the first check. */
export async function failedPage(browser: Browser, servers: Servers, path: string, { failed, after }: Checks): Promise<void> {
  const site = await secondSite.start(servers.contentUrl)
  const context = await browser.newContext({ baseURL: site.url })
  try {
    const page = await context.newPage()
    await contentService.disconnect()
    try {
      const response = await page.goto(path)
      expect(response?.status()).toBe(503)
      await failed(page)
    } finally {
      await contentService.connect()
    }
    await after(page)
  } finally {
    await context.close()
    await secondSite.stop()
  }
}
