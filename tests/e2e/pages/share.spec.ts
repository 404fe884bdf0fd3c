import type { Page } from '@playwright/test'
import { addressOf } from '../support/sample-pages'
import { expect, test } from '../support/test'

/** Gives the browser, which has none here, a share sheet that ends as told. */
async function giveShareSheet(page: Page, ends: 'well' | 'off' | 'badly'): Promise<void> {
  await page.addInitScript((end) => {
    const share = async (shared: ShareData) => {
      document.documentElement.dataset.sharedUrl = shared.url
      if (end === 'off') throw new DOMException('called off', 'AbortError')
      if (end === 'badly') throw new TypeError('no app')
    }
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  }, ends)
}

async function closeClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('closed')) } })
  })
}

for (const [locale, copy, copied] of [
  ['en', 'Copy link', 'Copied'],
  ['ar', 'انسخ الرابط', 'تم النسخ'],
] as const) {
  test(`${locale}: the address of a page is copied, and said to be`, async ({ page, context, servers }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const address = await addressOf(servers, 'project', locale)
    await page.goto(address)
    const bar = page.locator('main [data-share=tooltip]')
    await bar.getByRole('button', { name: copy }).click()
    await expect(bar.getByRole('status')).toHaveText(copied)
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(servers.siteUrl + address)
    await expect(bar.getByRole('status')).toBeEmpty()
  })
}

test('the share sheet of the device gets the address', async ({ page, servers }) => {
  await giveShareSheet(page, 'well')
  const address = await addressOf(servers, 'project', 'en')
  await page.goto(address)
  await page.getByRole('button', { name: 'Share with an app' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-shared-url', servers.siteUrl + address)
})

test('where sharing fails the link is copied instead', async ({ page, context, servers }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await giveShareSheet(page, 'badly')
  await page.goto(await addressOf(servers, 'project', 'en'))
  await page.getByRole('button', { name: 'Share with an app' }).click()
  await expect(page.getByText('Link copied to clipboard (sharing failed).')).toBeVisible()
})

test('where nothing works it says so', async ({ page, servers }) => {
  await giveShareSheet(page, 'badly')
  await closeClipboard(page)
  await page.goto(await addressOf(servers, 'project', 'en'))
  await page.getByRole('button', { name: 'Share with an app' }).click()
  await expect(page.getByText('Failed to share or copy link.')).toBeVisible()
})

test('a device without a share sheet gets no button for it', async ({ page, servers }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await page.goto(await addressOf(servers, 'project', 'en'))
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Share with an app' })).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the services are links, and there are no dead buttons', async ({ page, servers }) => {
    await page.goto(await addressOf(servers, 'project', 'en'))
    const bar = page.locator('main [data-share=tooltip]')
    await expect(bar.getByRole('link')).toHaveCount(4)
    await expect(bar.getByRole('button')).toHaveCount(0)
  })
})
