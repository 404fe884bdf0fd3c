import { z } from 'zod'
import ar from '@/messages/ar.json'
import en from '@/messages/en.json'
import type { Servers } from '../support/servers'
import { expect, test } from '../support/test'

const words = { ar, en }

const infoSchema = z.object({ data: z.object({ email: z.string() }) })

async function contactEmail({ contentUrl, secrets }: Servers): Promise<string> {
  const response = await fetch(`${contentUrl}/api/contact-info?locale=en`, { headers: { authorization: `Bearer ${secrets.CONTENT_TOKEN}` } })
  return infoSchema.parse(await response.json()).data.email
}

for (const locale of ['ar', 'en'] as const) {
  const t = words[locale].collaborate

  test(`${locale}: the address without a tab leads to individuals, and every tab is a page`, async ({ page }) => {
    await page.goto(`/${locale}/collaborate`)
    await expect(page).toHaveURL(new RegExp(`/${locale}/collaborate/individuals$`))
    const tabs = page.getByRole('navigation', { name: t.tabsLabel })
    for (const [tab, label] of [
      ['organizations', t.tabs.organizations],
      ['project-template', t.tabs.template],
      ['individuals', t.tabs.individuals],
    ]) {
      await tabs.getByRole('link', { name: label }).click()
      await expect(page).toHaveURL(new RegExp(`/${locale}/collaborate/${tab}$`))
      await expect(tabs.locator('[aria-current=page]')).toHaveText([label ?? ''])
      await expect(page.getByRole('navigation', { name: words[locale].nav.breadcrumb }).getByRole('listitem')).toContainText([
        words[locale].nav.home,
        t.breadcrumb,
        label ?? '',
      ])
    }
  })

  test(`${locale}: six steps with their requirements, and help by e-mail`, async ({ page, servers }) => {
    const email = await contactEmail(servers)
    await page.goto(`/${locale}/collaborate/individuals`)
    const steps = page.locator('ol > li:has(h3)')
    await expect(steps.getByRole('heading')).toHaveText(Object.values(t.individuals.steps).map(({ title }) => title))
    for (const step of await steps.all()) await expect(step.getByRole('listitem')).toHaveCount(3)
    const help = page.getByRole('complementary', { name: t.individuals.helpTitle })
    await expect(help).toContainText(email)
    await expect(help.getByRole('link')).toHaveAttribute('href', new RegExp(`^mailto:${email}\\?subject=[^+ ]+$`))
    await expect(page.locator('#proposal')).toContainText(t.individuals.proposalText)
    await expect(page.locator('header').getByRole('link', { name: email })).toHaveAttribute('href', new RegExp(`^mailto:${email}`))
  })

  test(`${locale}: six fields for organizations, and the time of a reply`, async ({ page }) => {
    await page.goto(`/${locale}/collaborate/organizations`)
    const kinds = page.getByRole('list', { name: t.organizations.kindsTitle }).getByRole('heading')
    await expect(kinds).toHaveText(Object.values(t.organizations.kinds).map(({ title }) => title))
    await expect(page.locator('#inquiry')).toContainText(t.organizations.inquiryText)
  })

  test(`${locale}: the template has its eleven sections in order`, async ({ page }) => {
    await page.goto(`/${locale}/collaborate/project-template`)
    const sections = page.getByRole('list', { name: t.template.sectionsTitle }).getByRole('heading')
    await expect(sections).toHaveText(Object.values(words[locale].template.sections).map(({ title }) => title))
    await expect(page.locator('#idea')).toContainText(t.template.ideaText)
  })
}

test('a tab that does not exist is not found', async ({ request }) => {
  for (const tab of ['companies', 'template', 'individuals/more']) expect((await request.get(`/en/collaborate/${tab}`)).status()).toBe(404)
})

test('the way back to the top appears after 400 pixels', async ({ page }) => {
  await page.goto('/en/collaborate/individuals')
  const button = page.locator('[data-to-top="400"]')
  await page.evaluate(() => scrollTo({ top: 390, behavior: 'instant' }))
  await expect(button).toBeHidden()
  await page.evaluate(() => scrollTo({ top: 420, behavior: 'instant' }))
  await expect(button).toBeVisible()
})

for (const locale of ['ar', 'de'] as const) {
  test(`${locale}: tabs that do not fit are scrolled by 200 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 200, height: 700 })
    await page.goto(`/${locale}/collaborate/individuals`)
    const tabs = page.locator('[data-tabs]')
    const before = page.locator('[data-tabs-scroll="-1"]')
    const further = page.locator('[data-tabs-scroll="1"]')
    await expect(further).toBeVisible()
    await expect(before).toBeHidden()
    const room = await tabs.evaluate((element) => element.scrollWidth - element.clientWidth)
    await further.click()
    // Browsers round the end of what can be scrolled from right to left.
    await expect.poll(() => tabs.evaluate((element) => Math.abs(element.scrollLeft))).toBeGreaterThanOrEqual(Math.min(200, room) - 1)
    await expect(before).toBeVisible()
  })
}
