import { changes, make } from '../../developer-changes.mjs'
import { copySite, INSIDE, startDevelopment } from '../../site-copy.mjs'
import { expect, test } from '../support/test'

test('the development server starts and shows changes without a manual reload', async ({ browser, servers }) => {
  // A start that never ends must not hold up all other tests.
  test.setTimeout(600_000)
  const { folder, remove } = copySite(['package-lock.json'], INSIDE)
  try {
    const { url, end } = await startDevelopment(folder, { CONTENT_URL: servers.contentUrl, ...servers.secrets })
    try {
      const page = await browser.newPage()
      page.setDefaultTimeout(0)
      page.setDefaultNavigationTimeout(0)
      expect((await page.goto(`${url}/en`))?.status()).toBe(200)
      await test.step('the console names what production would block', async () => {
        const reported = page.waitForEvent('console', (message) => message.text().includes("requires 'TrustedHTML'"))
        await page.evaluate(() => (document.createElement('div').innerHTML = '<b>map</b>'))
        await reported
      })
      for (const change of changes) {
        await test.step(change.name, async () => {
          make(folder, change)
          await page.waitForFunction(change.isShown)
        })
      }
      await page.close()
    } finally {
      await end()
    }
  } finally {
    remove()
  }
})
