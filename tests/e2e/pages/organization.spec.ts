import { z } from 'zod'
import { expectAccessible } from '../support/axe'
import { chooseTheme, DESKTOP, isKept, PHONE, sidewaysScroll } from '../support/page-tools'
import { readContent } from '../support/sample-pages'
import type { Servers } from '../support/servers'
import { expect, test } from '../support/test'

const roleSchema = z.object({ name: z.string(), order: z.number(), bio: z.string().nullish(), image: z.unknown() })
const departmentSchema = z.object({ slug: z.string(), title: z.string(), officeName: z.string(), roles: z.array(roleSchema) })

const readDepartments = (servers: Servers, locale = 'en') => readContent(servers, `departments?locale=${locale}&sort=order:asc`, departmentSchema)

/** The first department: it has a long biography, and a member without a picture. */
async function readFirst(servers: Servers, locale = 'en') {
  const [first] = await readDepartments(servers, locale)
  if (!first) throw new Error('The sample content has no departments.')
  return first
}

for (const locale of ['ar', 'en'] as const) {
  test(`no slug and a wrong one lead to the first department in ${locale}`, async ({ request, page, servers }) => {
    const { slug, officeName } = await readFirst(servers, locale)
    const target = `/${locale}/organization/${slug}`
    for (const path of ['', '/unheard-of', '/unheard-of']) {
      const response = await request.get(`/${locale}/organization${path}`, { maxRedirects: 0 })
      expect(response.status()).toBe(307)
      expect(response.headers().location).toBe(target)
    }
    await page.goto(`/${locale}/organization`)
    await expect(page).toHaveURL(new RegExp(`${target}$`))
    await expect(page.getByRole('heading', { level: 2, name: officeName })).toBeVisible()
    expect((await request.get(`${target}/deeper`)).status()).toBe(404)
  })
}

test('the redirect of the structure is kept, that of a wrong address is not', async ({ request }) => {
  const isRepeated = async (path: string) => isKept(await request.get(path, { maxRedirects: 0 }))
  // An answer may come before it is written down.
  await expect.poll(() => isRepeated('/en/organization')).toBe(true)
  await expect.poll(() => isRepeated('/en/organization')).toBe(true)
  expect(await isRepeated('/en/organization/never-heard-of')).toBe(false)
})

test('tabs lead to every department in its order', async ({ page, servers }) => {
  const departments = await readDepartments(servers)
  await page.goto('/en/organization')
  const tabs = page.getByRole('navigation', { name: 'Departments' }).getByRole('link')
  await expect(tabs).toHaveText(departments.map(({ title }) => title))
  await tabs.nth(2).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/en/organization/${departments[2]?.slug}$`))
  await expect(tabs.nth(2)).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('navigation', { name: 'You are here' })).toContainText(departments[2]?.officeName ?? 'missing')
  await expect(page).toHaveTitle(new RegExp(departments[2]?.officeName ?? 'missing'))
})

for (const javaScriptEnabled of [true, false]) {
  test(`on a phone a dropdown leads to them by keyboard, ${javaScriptEnabled ? 'with' : 'without'} script`, async ({ browser, servers }) => {
    const departments = await readDepartments(servers, 'ar')
    const context = await browser.newContext({ javaScriptEnabled, baseURL: servers.siteUrl, viewport: PHONE })
    const page = await context.newPage()
    await page.goto(`/ar/organization/${departments[0]?.slug}`)
    const list = page.getByRole('navigation', { name: 'الأقسام' })
    await expect(list.getByRole('link')).toHaveCount(0)
    await list.locator('summary').press('Enter')
    await expect(list.getByRole('link')).toHaveText(departments.map(({ title }) => title))
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/ar/organization/${departments[1]?.slug}$`))
    await context.close()
  })
}

test('members stand in their order, each with a picture or a drawn person', async ({ page, servers }) => {
  const { slug, roles } = await readFirst(servers)
  const sorted = [...roles].sort((a, b) => a.order - b.order)
  await page.goto(`/en/organization/${slug}`)
  const members = page.getByRole('list', { name: 'Team of this office' })
  await expect(members.getByRole('heading', { level: 3 })).toHaveText(sorted.map(({ name }) => name))
  await expect(members.locator('img')).toHaveCount(roles.filter(({ image }) => image).length)
  expect(roles.some(({ image }) => !image)).toBe(true)
})

test('a picture that does not load gives its place to a drawn person', async ({ page, servers, problems }) => {
  problems.expect(/Failed to load resource/)
  await page.route('**/uploads/*person*', (route) => route.fulfill({ status: 404 }))
  const { slug } = await readFirst(servers)
  await page.goto(`/en/organization/${slug}`)
  const member = page.getByRole('list', { name: 'Team of this office' }).getByRole('listitem').first()
  await expect(member.locator('img')).toBeHidden()
  await expect(member.locator('svg').first()).toBeVisible()
})

for (const javaScriptEnabled of [true, false]) {
  test(`a long biography opens and closes by keyboard, ${javaScriptEnabled ? 'with' : 'without'} script`, async ({ browser, servers }) => {
    const { slug, roles } = await readFirst(servers)
    const { bio = '', name = '' } = roles.find((role) => (role.bio ?? '').length > 180) ?? {}
    const context = await browser.newContext({ javaScriptEnabled, baseURL: servers.siteUrl })
    const page = await context.newPage()
    await page.goto(`/en/organization/${slug}`)
    const member = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
    const whole = member.getByText(bio ?? '', { exact: true })
    const short = member.getByText(/…$/)
    await expect(whole).toBeHidden()
    await expect(short).toBeVisible()
    expect((await short.innerText()).length).toBeLessThanOrEqual(181)
    const toggle = member.locator('summary')
    await expect(toggle).toHaveText(/^Read more/, { useInnerText: true })
    await toggle.press('Enter')
    await expect(whole).toBeVisible()
    await expect(short).toBeHidden()
    await expect(toggle).toHaveText(/^Show less/, { useInnerText: true })
    await toggle.press('Enter')
    await expect(whole).toBeHidden()
    await context.close()
  })
}

for (const [locale, theme, viewport] of [
  ['ar', 'dark', PHONE],
  ['en', 'light', DESKTOP],
] as const) {
  test(`a whole biography is accessible in ${locale}, ${theme}, ${viewport.width} pixels wide`, async ({ page, servers }) => {
    const { slug } = await readFirst(servers)
    await chooseTheme(page, theme)
    await page.setViewportSize(viewport)
    await page.goto(`/${locale}/organization/${slug}`)
    await page.locator('main summary:visible').last().click()
    await expectAccessible(page)
    expect(await sidewaysScroll(page)).toBe(0)
  })
}
