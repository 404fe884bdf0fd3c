import { expectAccessible } from '../support/axe'
import { chooseTheme, DESKTOP, PHONE, sidewaysScroll, THEMES } from '../support/page-tools'
import { BROKEN, REFUSED, VERIFIED, verifiedFor } from '../support/verification-double'
import { expect, test } from '../support/verification-test'

// One site for all of them: each worker would start another.
test.describe.configure({ mode: 'default' })

const QUERY = '?email=amal%2Bhoms%40example.org&token=s3cret-t0ken&id=12'
const LINK = { email: 'amal+homs@example.org', token: 's3cret-t0ken', id: 12 }

const applications = {
  'project-submission': { call: '/api/project-submissions/verify', action: { ar: 'العودة إلى الصفحة الرئيسية', en: 'Return to the home page' }, target: '' },
  department: { call: '/api/departments-applications/verify', action: { ar: 'استعرض الأقسام', en: 'View Departments' }, target: '/join' },
} as const

const done = { ar: 'تم تأكيد بريدك الإلكتروني', en: 'Your email address is confirmed' }
const button = { ar: 'تأكيد بريدي الإلكتروني', en: 'Confirm my address' }

for (const [application, { call, action, target }] of Object.entries(applications)) {
  for (const locale of ['ar', 'en'] as const) {
    const address = `/${locale}/verification/${application}${QUERY}`

    test(`${application} in ${locale}: script confirms at once, and the next steps are named`, async ({ page, double }) => {
      double.reply = verifiedFor('Media')
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 2, name: done[locale] })).toBeVisible()
      await expect(page.locator('main ol > li')).toHaveCount(3)
      await expect(page.getByRole('main').getByRole('status')).toContainText('Media')
      await expect(page.getByRole('link', { name: action[locale] })).toHaveAttribute('href', `/${locale}${target}`)
      await expect(page.getByRole('button', { name: button[locale] })).toBeHidden()
      expect(double.received.map(({ path, body }) => [path, body])).toEqual([[call, LINK]])
    })

    test(`${application} in ${locale}: without script a button confirms`, async ({ browser, servers, double }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: servers.siteUrl })
      const page = await context.newPage()
      await page.goto(address)
      expect(double.received).toEqual([])
      await page.getByRole('button', { name: button[locale] }).press('Enter')
      await expect(page.getByRole('heading', { level: 2, name: done[locale] })).toBeVisible()
      await expect(page.getByRole('button', { name: button[locale] })).toBeHidden()
      expect(double.received.map(({ body }) => body)).toEqual([LINK])
      await context.close()
    })
  }
}

test('opening the link, as scanners of mail do, uses nothing up', async ({ request, double }) => {
  for (const application of Object.keys(applications)) {
    const response = await request.get(`/en/verification/${application}${QUERY}`)
    expect(response.status()).toBe(200)
    expect(await response.text()).toContain('Confirm my address')
  }
  expect(double.received).toEqual([])
})

test('while it waits, the page says so', async ({ page, double }) => {
  let release = () => {}
  double.reply = { ...VERIFIED, after: new Promise((resolve) => (release = resolve)) }
  await page.goto(`/en/verification/department${QUERY}`)
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Confirming your email address …')
  await expect(page.getByRole('button', { name: 'Confirm my address' })).toBeHidden()
  release()
  await expect(page.getByRole('heading', { name: done.en })).toBeVisible()
})

for (const [locale, text, chat] of [
  ['en', 'The link may be expired or invalid.', 'Contact support in the chat'],
  ['ar', 'قد يكون الرابط منتهي الصلاحية أو غير صالح.', 'تواصل مع الدعم عبر المحادثة'],
] as const) {
  test(`a refused link gets help and a way to support in ${locale}`, async ({ page, double }) => {
    double.reply = REFUSED
    await page.goto(`/${locale}/verification/project-submission${QUERY}`)
    await expect(page.getByRole('main').getByRole('status')).toContainText(text)
    await expect(page.locator('main ul > li').filter({ hasText: /\S/ })).not.toHaveCount(0)
    await expect(page.getByRole('link', { name: chat })).toHaveAttribute('href', 'https://wa.me/491713920000')
    await expect(page.getByRole('link', { name: applications['project-submission'].action[locale] })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  })
}

test('after an error the same link can be tried again, by keyboard', async ({ page, double }) => {
  double.reply = BROKEN
  await page.goto(`/en/verification/department${QUERY}`)
  await expect(page.getByRole('main').getByRole('status')).toContainText('An error occurred while we confirmed your address.')
  double.reply = VERIFIED
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(page.getByRole('heading', { name: done.en })).toBeVisible()
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
  await expect(page.getByRole('heading', { name: done.en })).toBeVisible()
})

for (const query of ['', '?email=a@example.org&token=x', '?email=a@example.org&id=1', '?token=x&id=1', '?email=a@example.org&token=x&id=one']) {
  test(`a link with ${query || 'nothing'} is incomplete`, async ({ page, double }) => {
    await page.goto(`/en/verification/department${query}`)
    await expect(page.getByRole('main')).toContainText('The link is incomplete or invalid.')
    await expect(page.getByRole('button', { name: 'Confirm my address' })).toHaveCount(0)
    expect(double.received).toEqual([])
  })
}

test('the language switch keeps the link, without script too', async ({ browser, servers, double }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: servers.siteUrl })
  const page = await context.newPage()
  await page.goto(`/en/verification/department${QUERY}&utm_source=mail`)
  const links = page.getByRole('navigation', { name: 'Language of this page' }).getByRole('link')
  await expect(links).toHaveText(['English', 'العربية', 'Deutsch'])
  await links.nth(1).click()
  await expect(page).toHaveURL(`${servers.siteUrl}/ar/verification/department${QUERY}`)
  await expect(page.getByRole('button', { name: button.ar })).toBeVisible()
  expect(double.received).toEqual([])
  await context.close()
})

test('the address goes nowhere: no cache, no index, no referrer, no log', async ({ page, request, double, readLog }) => {
  const referrers: string[] = []
  page.on('request', (sent) => referrers.push(sent.headers().referer ?? ''))
  await page.goto(`/en/verification/department${QUERY}`)
  await expect(page.getByRole('heading', { name: done.en })).toBeVisible()
  expect(referrers.length).toBeGreaterThan(3)
  for (const referrer of referrers) expect(referrer).not.toMatch(/s3cret|amal/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0)

  const { headers } = await request.get(`/en/verification/department${QUERY}`).then((response) => ({ headers: response.headers() }))
  expect(headers['referrer-policy']).toBe('strict-origin')
  expect(headers['cache-control']).toContain('no-store')
  expect(headers['content-security-policy']).toMatch(/script-src [^;]*'nonce-/)

  double.reply = BROKEN
  await page.goto(`/en/verification/department${QUERY}`)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(await readLog()).not.toMatch(/s3cret|amal/)
})

test('an application of another kind has no page', async ({ request }) => {
  expect((await request.get(`/en/verification/feedback${QUERY}`)).status()).toBe(404)
})

for (const theme of THEMES) {
  for (const locale of ['ar', 'en'] as const) {
    test(`success and failure are accessible and fit the narrowest phone in ${locale}, ${theme}`, async ({ page, double }) => {
      await chooseTheme(page, theme)
      for (const reply of [VERIFIED, BROKEN]) {
        double.reply = reply
        for (const viewport of [PHONE, DESKTOP]) {
          await page.setViewportSize(viewport)
          await page.goto(`/${locale}/verification/project-submission${QUERY}`)
          await expect(page.locator('main h3')).toBeVisible()
          await expectAccessible(page)
        }
        await page.setViewportSize({ width: 320, height: 640 })
        expect(await sidewaysScroll(page)).toBe(0)
      }
    })
  }
}
