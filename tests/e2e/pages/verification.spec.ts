import { expectAccessible } from '../support/axe'
import { chooseTheme, DESKTOP, PHONE, sidewaysScroll } from '../support/page-tools'
import { BROKEN, VERIFIED } from '../support/verification-double'
import { expect, test } from '../support/verification-test'

// What a real content service says only when it is broken or slow; the ways through are tested with real mails in forms/verification.spec.ts.
// One site for all of them: each worker would start another.
test.describe.configure({ mode: 'default' })

const QUERY = '?email=amal%2Bhoms%40example.org&token=s3cret-t0ken&id=12'
const DONE = 'Your email address is confirmed'

test('while it waits, the page says so', async ({ page, double }) => {
  let release = () => {}
  double.reply = { ...VERIFIED, after: new Promise((resolve) => (release = resolve)) }
  await page.goto(`/en/verification/department${QUERY}`)
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Confirming your email address…')
  await expect(page.getByRole('button', { name: 'Confirm my address' })).toBeHidden()
  release()
  await expect(page.getByRole('heading', { name: DONE })).toBeVisible()
})

test('after an error the same link can be tried again, by keyboard', async ({ page, double, problems }) => {
  problems.expect(/status of 503/)
  double.reply = BROKEN
  await page.goto(`/en/verification/department${QUERY}`)
  await expect(page.getByRole('main').getByRole('status')).toContainText('An error occurred while we confirmed your address.')
  double.reply = VERIFIED
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(page.getByRole('heading', { name: DONE })).toBeVisible()
  await expect(page.getByRole('main').getByRole('status')).toBeFocused()
  expect(double.received).toHaveLength(2)
})

test('a lost connection is an error that can be tried again', async ({ page, double, problems }) => {
  problems.expect(/Failed to load resource/)
  await page.route('**/verification/**', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await page.goto(`/en/verification/department${QUERY}`)
  await expect(page.getByRole('main').getByRole('status')).toContainText('An error occurred while we confirmed your address.')
  expect(double.received).toEqual([])
  await page.unroute('**/verification/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: DONE })).toBeVisible()
})

test('an incomplete link says so, and nothing is sent', async ({ page, double }) => {
  await page.goto('/en/verification/department?email=a@example.org&token=x&id=one')
  await expect(page.getByRole('main').getByRole('status')).toContainText('The link is incomplete or invalid.')
  await expect(page.getByRole('button', { name: 'Confirm my address' })).toHaveCount(0)
  expect(double.received).toEqual([])
})

test('the language switch keeps the link, without script too', async ({ browser, servers, double }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: servers.siteUrl })
  const page = await context.newPage()
  await page.goto(`/en/verification/department${QUERY}&utm_source=mail`)
  const links = page.getByRole('navigation', { name: 'Language of this page' }).getByRole('link')
  await expect(links).toHaveText(['English', 'العربية', 'Deutsch'])
  await links.nth(1).click()
  await expect(page).toHaveURL(`${servers.siteUrl}/ar/verification/department${QUERY}`)
  await expect(page.getByRole('button', { name: 'أكّد بريدي الإلكتروني' })).toBeVisible()
  expect(double.received).toEqual([])
  await context.close()
})

test('the address goes nowhere: no cache, no index, no referrer, no log', async ({ page, request, double, problems, readLog }) => {
  problems.expect(/status of 503/)
  const referrers: string[] = []
  page.on('request', (sent) => referrers.push(sent.headers().referer ?? ''))
  await page.goto(`/en/verification/department${QUERY}`)
  await expect(page.getByRole('heading', { name: DONE })).toBeVisible()
  expect(referrers.length).toBeGreaterThan(3)
  for (const referrer of referrers) expect(referrer).not.toMatch(/s3cret|amal/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0)

  const { headers } = await request.get(`/en/verification/department${QUERY}`).then((response) => ({ headers: response.headers() }))
  expect(headers['referrer-policy']).toBe('strict-origin')
  expect(headers['cache-control']).toContain('no-store')
  expect(headers['content-security-policy']).toMatch(/script-src 'self' (?:'sha256-[^']+' ?)+;/)

  double.reply = BROKEN
  await page.goto(`/en/verification/department${QUERY}`)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(await readLog()).not.toMatch(/s3cret|amal/)
})

test('an application of another kind has no page', async ({ request }) => {
  expect((await request.get(`/en/verification/feedback${QUERY}`)).status()).toBe(404)
})

test('what is no form is answered with a page that can be read', async ({ request, servers, double }) => {
  const headers = { origin: servers.siteUrl, 'content-type': 'multipart/form-data; boundary=x' }
  const response = await request.post(`/en/send/verification/department${QUERY}`, { headers, data: '--x\r\nnothing' })
  expect(response.url()).toContain('/en/verification/department?')
  expect(response.headers()['referrer-policy']).toBe('strict-origin')
  expect(response.headers()['content-security-policy']).toMatch(/script-src 'self' (?:'sha256-[^']+' ?)+;/)
  expect(await response.text()).toContain('An error occurred while we confirmed your address.')
  expect(double.received).toEqual([])
})

for (const [locale, theme, viewport] of [
  ['ar', 'dark', PHONE],
  ['en', 'light', DESKTOP],
  ['de', 'oriental', PHONE],
] as const) {
  test(`success and failure are accessible and fit the narrowest phone in ${locale}, ${theme}`, async ({ page, double, problems }) => {
    problems.expect(/status of 503/)
    await chooseTheme(page, theme)
    for (const reply of [VERIFIED, BROKEN]) {
      double.reply = reply
      await page.setViewportSize(viewport)
      await page.goto(`/${locale}/verification/project-submission${QUERY}`)
      await expect(page.getByRole('main').getByRole('status').locator('ol, [data-reason]')).toBeVisible()
      await expectAccessible(page)
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await sidewaysScroll(page)).toBe(0)
    }
  })
}
