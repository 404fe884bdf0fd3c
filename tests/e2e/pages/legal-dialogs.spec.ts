import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/test'

const NAMES = { ar: { privacy: 'سياسة الخصوصية', close: 'إغلاق' }, en: { privacy: 'privacy policy', close: 'Close' } } as const

for (const locale of ['ar', 'en'] as const) {
  test(`a legal document opens in a dialog and closes by ×, in ${locale}`, async ({ page }) => {
    await page.goto(`/${locale}/help#contact`)
    const link = page.locator('#contact a[data-dialog][data-legal="legal-privacy"]')
    await expect(link).toHaveText(NAMES[locale].privacy)
    await link.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { level: 3 }).first()).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: NAMES[locale].close, exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(link).toBeFocused()
    await expect(page).toHaveURL(/#contact$/)
  })

  test(`without script the links of the line lead to the sections, in ${locale}`, async ({ browser, servers }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: servers.siteUrl })
    const page = await context.newPage()
    for (const id of ['privacy', 'impressum', 'terms']) {
      await page.goto(`/${locale}/help#contact`)
      await page.locator(`#contact a[data-legal="legal-${id}"]`).click()
      await expect(page.locator('[data-section]').filter({ visible: true })).toHaveId(id)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await context.close()
  })
}

test('every document of the line has its dialog, loaded once and only when asked for', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/legal/')) requests.push(new URL(request.url()).pathname)
  })
  await page.goto('/de/help#contact')
  await expect(page.locator('#contact a[data-dialog]')).toHaveCount(3)
  expect(requests).toEqual([])
  for (const id of ['privacy', 'impressum', 'terms', 'privacy']) {
    await page.locator(`#contact a[data-legal="legal-${id}"]`).click()
    await expect(page.locator(`#legal-${id}`)).toContainText('Fassung 1.0')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  expect(requests).toEqual(['/de/legal/privacy', '/de/legal/impressum', '/de/legal/terms'])
})

test('a line that breaks is an error, and trying again goes on from there', async ({ page, problems }) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  await page.goto('/en/help#contact')
  const link = page.locator('#contact a[data-dialog][data-legal="legal-impressum"]')
  await link.hover()
  await expect(page.locator('html')).toHaveAttribute('data-dialogs', '')
  await page.route('**/en/legal/impressum', (route) => route.abort('internetdisconnected'), { times: 1 })
  await link.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toContainText('An error occurred')
  await expect(dialog.getByRole('link', { name: 'Read it in the help center' })).toHaveAttribute('href', '/en/help#impressum')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog).toContainText('Represented by')
  await expect(dialog.getByRole('alert')).toBeHidden()
})

test('a shared address of a dialog opens it with its content', async ({ page }) => {
  await page.goto('/en/help#legal-terms')
  await expect(page.getByRole('dialog')).toContainText('Version 1.0')
})

test('what is no legal document is not found', async ({ request }) => {
  expect((await request.get('/en/legal/cookies')).status()).toBe(404)
  expect((await request.get('/fr/legal/privacy', { maxRedirects: 0 })).status()).not.toBe(200)
})
