import { expect, test } from '../support/test'

const GERMAN = { 'accept-language': 'de-DE,de;q=0.9' }

const REDIRECTS = [
  ['the root ignores the browser', '/', GERMAN, '/ar'],
  ['the root follows the parameter', '/?lng=en', GERMAN, '/en'],
  ['the root follows the stored choice', '/', { ...GERMAN, cookie: 'lang=en' }, '/en'],
  ['a path follows the browser', '/projects?a=1', GERMAN, '/de/projects?a=1'],
  ['the stored choice comes before the browser', '/projects', { ...GERMAN, cookie: 'lang=en' }, '/en/projects'],
  ['the parameter comes before the stored choice', '/projects?lng=ar', { ...GERMAN, cookie: 'lang=en' }, '/ar/projects'],
  ['a slash at the end goes in the same step', '/projects/', GERMAN, '/de/projects'],
  ['a slash after a language goes', '/ar/projects/', GERMAN, '/ar/projects'],
  ['a double language leads home', '/ar/en/projects', GERMAN, '/ar'],
  ['a language in upper case is the same one', '/AR/events?q=forum', GERMAN, '/ar/events?q=forum'],
  ['a second language in upper case leads home', '/en/DE/events', {}, '/ar'],
  ['partners live elsewhere', '/en/partners', {}, '/en/our-partners'],
  ['partners without a language too', '/partners', {}, '/ar/our-partners'],
  ['the terms live in the help center', '/de/terms-of-service', {}, '/de/help#terms'],
] as const

for (const [what, from, headers, to] of REDIRECTS) {
  test(`${what}: ${from}`, async ({ request, servers }) => {
    const response = await request.get(from, { headers, maxRedirects: 0 })
    expect([307, 308]).toContain(response.status())
    const target = new URL(response.headers().location ?? '', servers.siteUrl)
    expect(target.pathname + target.search + target.hash).toBe(to)
  })
}

test('the switch keeps path, query and hash, and the choice is remembered', async ({ page }) => {
  await page.goto('/en/projects?x=1#top')
  await expect(page.locator('html')).toHaveAttribute('data-enhanced', '')
  await page.locator('header summary').filter({ hasText: 'Language:' }).click()
  await page.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/de/projects?x=1#top')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.goto('/')
  await expect(page).toHaveURL('/de')
})

test('the language of a visited address is stored, too', async ({ page }) => {
  await page.goto('/en/projects')
  await expect(page.locator('html')).toHaveAttribute('data-enhanced', '')
  await page.goto('/events')
  await expect(page).toHaveURL('/en/events')
})

test('the hash survives the way to a language', async ({ page }) => {
  await page.goto('/projects?lng=en#x')
  await expect(page).toHaveURL('/en/projects#x')
})

const MISSING = [
  ['/ar/projects/nothing-here', 'rtl', 'المشروع غير موجود', '/ar/projects'],
  ['/en/reports/nothing-here', 'ltr', 'Report Not Found', '/en/reports'],
  ['/de/events/nothing-here', 'ltr', 'Veranstaltung nicht gefunden', '/de/events'],
  ['/en/no/such/page', 'ltr', 'Page Not Found', '/en'],
  ['/ar/%E0%A4%A', 'rtl', 'الصفحة غير موجودة', '/ar'],
] as const

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, dir, title, wayOut] of MISSING) {
    test(`what is not there says so in its language: ${path}`, async ({ page, problems }) => {
      problems.expect(/404/)
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page.locator('html')).toHaveAttribute('dir', dir)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(page.locator(`main a.btn[href="${wayOut}"]`)).toBeVisible()
      const main = page.locator('main')
      await expect(main.getByRole('navigation').getByRole('link')).toHaveCount(10)
      await expect(page.locator('a[data-language="de"]')).toHaveAttribute('href', path.replace(/^\/../, '/de'))
    })
  }

  test('from an address without a page the search leads on', async ({ page, problems }) => {
    problems.expect(/404/)
    await page.goto('/en/no/such/page')
    await page.locator('main').getByRole('searchbox').fill('school')
    await page.locator('main').getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL('/en/search?q=school')
  })
})
