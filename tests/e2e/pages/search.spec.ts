import { expectAccessible } from '../support/axe'
import { chooseTheme, DESKTOP, PHONE, sidewaysScroll } from '../support/page-tools'
import { expect, test } from '../support/test'

const results = 'main article'

const find = (locale: string, query: string, more = '') => `/${locale}/search?q=${encodeURIComponent(query)}${more}`

/** Of the summary above the results. */
const count = (text: string) => Number(/\d+/.exec(text)?.[0] ?? 0)

test('the header leads to the search, and the keyboard alone finds and opens something', async ({ page }) => {
  await page.goto('/en')
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).press('Enter')
  await expect(page).toHaveURL(/\/en\/search$/)
  await expect(page.getByRole('heading', { name: 'Where to begin' })).toBeVisible()
  await page.getByRole('main').getByRole('searchbox', { name: 'Search the site' }).fill('Hope School')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/search\?q=Hope\+School$/)
  await expect(page).toHaveTitle(/^“Hope School” – Search/)
  const first = page.locator(results).first().getByRole('link')
  const title = await first.innerText()
  expect(title).toContain('Hope School')
  await first.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('on a phone the menu has the search', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/ar')
  await expect(page.getByRole('banner').getByRole('link', { name: 'البحث' })).toBeHidden()
  await page.getByRole('button', { name: 'القائمة' }).click()
  const words = page.getByRole('searchbox', { name: 'البحث في الموقع' })
  await words.fill('مدرسة')
  // Phones zoom in to smaller ones.
  await expect(words).toHaveCSS('font-size', '16px')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/ar\/search\?q=/)
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('مدرسة')
})

for (const [locale, queries] of [
  ['ar', ['مدرسة', 'مدرسه', 'المدرسة', 'المُدرِّسة', 'مـدرسة']],
  ['de', ['Gebäude', 'Gebaeude', 'GEBÄUDE']],
] as const) {
  test(`in ${locale} the ways of writing a word find the same`, async ({ page }) => {
    const found = new Set<string>()
    for (const query of queries) {
      await page.goto(find(locale, query))
      found.add((await page.locator(`${results} h3`).allInnerTexts()).join('\n'))
    }
    expect(found.size).toBe(1)
    expect([...found][0]).not.toBe('')
  })
}

test('what was looked for is marked where it stands, articles and all', async ({ page }) => {
  await page.goto(find('ar', 'مدرسة'))
  const marked = await page.locator('main mark').allInnerTexts()
  expect(marked).toContain('المدرسة')
  expect(marked).toContain('مدرسة')
})

test('every kind of content is found and leads to its place', async ({ page }) => {
  await page.goto(find('en', 'school'))
  const kinds = page.getByRole('navigation', { name: 'Filter results' }).getByRole('link')
  const [all, ...each] = (await kinds.allInnerTexts()).map(count)
  expect(each.reduce((sum, number) => sum + number, 0)).toBe(all)
  for (const [kind, address] of [
    ['articles', /^\/en\/articles\/\w+$/],
    ['projects', /^\/en\/projects\/[\w-]+$/],
    ['reports', /^\/en\/reports\/[\w-]+$|^https:/],
    ['events', /^\/en\/events(\/[\w-]+|\?q=.+)$/],
  ] as const) {
    await page.goto(find('en', 'school', `&type=${kind}`))
    await expect(page.locator('main [aria-current=true]')).toHaveCount(1)
    const hrefs = await page.locator(`${results} h3 a`).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(hrefs.length).toBeGreaterThan(0)
    for (const href of hrefs) expect(href).toMatch(address)
    expect(each).toContain(count(await page.locator('main h2').innerText()))
  }
})

for (const [query, kind, address] of [
  ['Rima Sabbagh', 'people', /^\/en\/our-ambassadors#story-\w+$/],
  ['Lama Shahin', 'people', /^\/en\/organization\/engineering$/],
  ['Engineering', 'departments', /^\/en\/organization\/engineering$/],
  ['Sanabel', 'partners', /^\/en\/our-partners#partner-\w+$/],
  ['privacy policy', 'legal', /^\/en\/help#privacy$/],
] as const) {
  test(`“${query}” is found among ${kind}, where it is shown`, async ({ page }) => {
    await page.goto(find('en', query, `&type=${kind}`))
    const link = page.locator(`${results} h3 a`).first()
    expect(await link.getAttribute('href')).toMatch(address)
    const title = await link.innerText()
    await link.click()
    await expect(page.getByRole('main').getByText(title).first()).toBeVisible()
  })
}

test('a number is found however it is grouped', async ({ page }) => {
  const counts: string[] = []
  for (const number of ['48,600', '48600', '٤٨٦٠٠', '48 600', '48.600']) {
    await page.goto(find('en', number))
    counts.push((await page.locator(results).allInnerTexts()).join())
    await expect(page.locator(`${results} mark`).first()).toHaveText('48,600')
  }
  expect(new Set(counts).size).toBe(1)
})

test('what only another language has is offered there', async ({ page }) => {
  await page.goto(find('ar', 'Lehrerinnen'))
  await page
    .getByRole('main')
    .getByRole('link', { name: /Deutsch/ })
    .click()
  await expect(page).toHaveURL('/de/search?q=Lehrerinnen')
  await expect(page.locator(results).first()).toBeVisible()
})

test('words that were loosened are told apart from those that fit', async ({ page }) => {
  await page.goto(find('en', 'blackboard xylophone'))
  await expect(page.getByText('No page has all of these words.')).toBeVisible()
  await page.goto(find('en', 'blackbord'))
  await expect(page.getByText('Results with similar words:')).toBeVisible()
})

test('a question opens in the help center', async ({ page }) => {
  await page.goto(find('en', 'Imar Initiative', '&type=faqs'))
  const link = page.locator(`${results} h3 a`).first()
  const question = await link.innerText()
  await link.click()
  await expect(page).toHaveURL(/\/en\/help#faq-/)
  await expect(page.locator('details[open] summary', { hasText: question })).toBeVisible()
})

test('more than ten results have pages, and the filter stays', async ({ page }) => {
  await page.goto(find('en', 'water'))
  const total = count(await page.locator('main h2').innerText())
  await expect(page.locator(results)).toHaveCount(10)
  const titles = await page.locator(`${results} h3`).allInnerTexts()
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/q=water&page=2$/)
  await expect(page.locator(results)).toHaveCount(Math.min(10, total - 10))
  expect(await page.locator(`${results} h3`).allInnerTexts()).not.toEqual(titles)
  await page.goto(find('en', 'water', '&page=9999'))
  await expect(page.locator(results).first()).toBeVisible()
})

for (const [locale, query, title, suggestion, meant] of [
  ['en', 'blakbord', 'Nothing found', 'Did you mean:', /blackboard/i],
  ['ar', 'مذرثة', 'لم نعثر على شيء', 'هل تقصد:', /مدرسة/],
] as const) {
  test(`when nothing is found it says so and what could be meant, in ${locale}`, async ({ page }) => {
    await page.goto(find(locale, query))
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await expect(page.getByRole('main').getByRole('status')).toContainText(query)
    await expect(page.getByText(suggestion)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: meant }).first().click()
    await expect(page.locator(results).first()).toBeVisible()
  })
}

test('a kind without results says that there are others', async ({ page }) => {
  await page.goto(find('en', 'blackboard', '&type=faqs'))
  await expect(page.getByText('There are no results of this type')).toBeVisible()
  await page.getByRole('link', { name: 'Show all results' }).click()
  await expect(page.locator(results).first()).toBeVisible()
})

test('whatever stands in the address is text', async ({ page }) => {
  await page.goto(find('en', '"><script>globalThis.stolen=1</script>'))
  expect(await page.evaluate(() => 'stolen' in globalThis)).toBe(false)
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('"><script>globalThis.stolen=1</script>')
  await page.goto(find('en', 'x'.repeat(3000), '&type=nothing&page=-1'))
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('x'.repeat(100))
  expect((await page.goto(`/en/search?q=${encodeURIComponent('؟…')}`))?.status()).toBe(200)
})

test('results are not for search engines, and the home page tells them of the search', async ({ page, servers }) => {
  await page.goto(find('en', 'school'))
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow')
  await page.goto('/en')
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  const site: unknown = data.map((text): unknown => JSON.parse(text)).find((each) => Object(each)['@type'] === 'WebSite')
  expect(site).toMatchObject({ potentialAction: { '@type': 'SearchAction', target: { urlTemplate: `${servers.siteUrl}/en/search?q={query}` } } })
})

test('without script it finds, filters and turns pages', async ({ browser, servers }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: servers.siteUrl })
  const page = await context.newPage()
  await page.goto('/ar/search')
  await page.getByRole('main').getByRole('searchbox').fill('سوريا')
  await page.getByRole('main').getByRole('button', { name: 'بحث' }).click()
  await expect(page.locator(results).first()).toBeVisible()
  await page.getByRole('navigation', { name: 'نوع النتائج' }).getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/type=/)
  await expect(page.locator(results).first()).toBeVisible()
  await context.close()
})

for (const [locale, query, theme, viewport] of [
  ['ar', 'مدرسة', 'dark', PHONE],
  ['en', 'school', 'light', DESKTOP],
  ['de', 'Schule', 'oriental', PHONE],
] as const) {
  test(`the search is accessible and fits in ${locale}, ${theme}`, async ({ page }) => {
    await chooseTheme(page, theme)
    await page.setViewportSize(viewport)
    for (const path of [`/${locale}/search`, find(locale, query), find(locale, 'qqqqqqqq')]) {
      await page.goto(path)
      await expectAccessible(page)
      expect(await sidewaysScroll(page)).toBe(0)
    }
  })
}
