import type { Page } from '@playwright/test'
import { z } from 'zod'
import { HELP_SECTIONS } from '@/components/help/sections'
import { expectAccessible } from '../support/axe'
import { chooseTheme, DESKTOP, PHONE, sidewaysScroll } from '../support/page-tools'
import { readContent } from '../support/sample-pages'
import { expect, test } from '../support/test'

const faqSchema = z.object({ documentId: z.string(), question: z.string(), prio: z.number() })

const sections = (page: Page) => page.locator('[data-section]')
const shown = (page: Page) => sections(page).filter({ visible: true })
const sidebar = (page: Page) => page.locator('#help-menu')
const crumb = (page: Page) => page.locator('main nav ol [aria-current="page"]')

/** The page with its script at work. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('#help')).toHaveAttribute('data-live')
}

/** Where a section begins, from the top of the window. */
const topOf = (page: Page, id: string) => page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top)

const LABELS = {
  en: { faqs: 'FAQs', terms: 'Terms of use', privacy: 'Privacy policy', contact: 'Contact', impressum: 'Impressum', feedback: 'Feedback' },
  ar: {
    faqs: 'الأسئلة الشائعة',
    terms: 'شروط الاستخدام',
    privacy: 'سياسة الخصوصية',
    contact: 'تواصل معنا',
    impressum: 'بيانات الناشر',
    feedback: 'ملاحظاتك',
  },
} as const

for (const locale of ['ar', 'en'] as const) {
  test(`the overview has a card for each section, and so has the sidebar, in ${locale}`, async ({ page }) => {
    await open(page, `/${locale}/help`)
    await expect(shown(page)).toHaveId('overview')
    for (const id of HELP_SECTIONS) {
      const card = page.locator('#overview li').filter({ has: page.locator(`a[href="#${id}"]`) })
      await expect(card.getByRole('heading')).toHaveText(LABELS[locale][id])
      await expect(card.locator('p')).not.toBeEmpty()
    }
    await expect(sidebar(page).getByRole('link')).toHaveText(HELP_SECTIONS.map((id) => LABELS[locale][id]))
  })

  test(`each hash shows its section alone, and breadcrumb and sidebar say which, in ${locale}`, async ({ page }) => {
    await open(page, `/${locale}/help`)
    const title = await page.title()
    for (const id of HELP_SECTIONS) {
      await sidebar(page).getByRole('link', { name: LABELS[locale][id] }).click()
      await expect(shown(page)).toHaveId(id)
      await expect(crumb(page)).toHaveText(LABELS[locale][id], { useInnerText: true })
      await expect(sidebar(page).locator('[aria-current]')).toHaveText([LABELS[locale][id]])
      await expect(shown(page).getByRole('heading', { level: 2 })).toBeFocused()
      await expect(page).toHaveTitle(`${await shown(page).getByRole('heading', { level: 2 }).innerText()} | ${title}`)
    }
    await page.goBack()
    await expect(shown(page)).toHaveId('impressum')
  })

  test(`without script each section has its address, in ${locale}`, async ({ browser, servers }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: servers.siteUrl })
    const page = await context.newPage()
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport)
      await page.goto(`/${locale}/help`)
      await expect(shown(page)).toHaveId('overview')
      for (const id of HELP_SECTIONS) {
        await sidebar(page).getByRole('link', { name: LABELS[locale][id] }).click()
        await expect(shown(page)).toHaveId(id)
        await expect(crumb(page)).toHaveText(LABELS[locale][id], { useInnerText: true })
        expect((await shown(page).innerText()).length).toBeGreaterThan(100)
      }
    }
    await context.close()
  })
}

test('an address within a section, and one that is none of the page, keep the section', async ({ page, servers }) => {
  const [faq] = await readContent(servers, 'faqs?locale=en', faqSchema)
  await open(page, `/en/help#faq-${faq?.documentId}`)
  await expect(shown(page)).toHaveId('faqs')
  await expect(page.locator(`#faq-${faq?.documentId}`)).toHaveAttribute('open')
  await page.goto('/en/help#terms')
  // It takes the focus once it is shown.
  await expect(page.locator('#terms').getByRole('heading', { level: 2 })).toBeFocused()
  await page.keyboard.press('Home')
  await page.locator('a[href="#content"]').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#content$/)
  await expect(shown(page)).toHaveId('terms')
})

test('a change of the hash scrolls to the content', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, '/en/help#privacy')
  await page.locator('.site-footer').scrollIntoViewIfNeeded()
  await page.locator('.site-footer summary').filter({ hasText: 'Information' }).click()
  await page.locator('.site-footer').getByRole('link', { name: 'FAQs' }).click()
  await expect(shown(page)).toHaveId('faqs')
  await expect.poll(() => topOf(page, 'faqs')).toBeGreaterThan(0)
  await expect.poll(() => topOf(page, 'faqs')).toBeLessThan(PHONE.height / 4)
})

test('hidden sections are found by a search in the page, which then is at their address', async ({ page }) => {
  await open(page, '/en/help')
  await expect(page.locator('#privacy')).toHaveAttribute('hidden', 'until-found')
  // The event that the browser sends before it shows what it found.
  await page.locator('#privacy h3').first().dispatchEvent('beforematch')
  await expect(shown(page)).toHaveId('privacy')
  await expect(page).toHaveURL(/#privacy$/)
})

test('questions are sorted by their priority, one is open at a time', async ({ page, servers }) => {
  const faqs = await readContent(servers, 'faqs?locale=en&pagination[pageSize]=100', faqSchema)
  await open(page, '/en/help#faqs')
  const panels = page.locator('#faqs details')
  const sorted = [...faqs].sort((a, b) => a.prio - b.prio)
  await expect(panels.locator('summary')).toHaveText(sorted.map(({ question }) => question))
  for (const index of [0, 1]) {
    await panels.nth(index).locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(panels.nth(index).locator('summary + div')).toBeVisible()
  }
  await expect(page.locator('#faqs details[open]')).toHaveCount(1)
})

test('all ways to reach the initiative can be used: mail, phone, chat and the networks; numbers stay left-to-right', async ({ page }) => {
  await open(page, '/ar/help#contact')
  const contact = page.locator('#contact')
  await expect(contact.locator('dl a[href="mailto:info@example.org"]')).toBeVisible()
  const phone = contact.locator('dl a[href="tel:+493023125000"]')
  await expect(phone.locator('bdi')).toHaveAttribute('dir', 'ltr')
  await expect(contact.locator('address')).toContainText('10115')
  await expect(contact.getByRole('list').getByRole('link')).toHaveText([/^Facebook/, /^Instagram/, /^LinkedIn/, /^X/, /^YouTube/])
  await expect(contact.locator('dl a[href="https://wa.me/491713920000"]')).toHaveText(/^راسلنا عبر واتساب/)
  await expect(contact.getByText('نقرأ كل رسالة')).toBeVisible()
})

test('structured data names the way here and the questions', async ({ page }) => {
  await page.goto('/en/help')
  const data = await page.locator('main script[type="application/ld+json"]').allTextContents()
  expect(data.join()).toContain('"@type":"BreadcrumbList"')
  expect(data.join()).toContain('"@type":"FAQPage"')
})

for (const [locale, towards] of [
  ['en', -1],
  ['ar', 1],
] as const) {
  test(`the drawer closes by a swipe of more than 75 pixels towards its side, in ${locale}`, async ({ browser, servers }) => {
    const context = await browser.newContext({ hasTouch: true, viewport: { width: 992, height: 800 }, baseURL: servers.siteUrl })
    const page = await context.newPage()
    await open(page, `/${locale}/help`)
    const client = await context.newCDPSession(page)
    const x = locale === 'ar' ? 800 : 190
    const swipe = async (distance: number) => {
      await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y: 500 }] })
      await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x + distance, y: 505 }] })
      await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    const drawerScript = page.waitForResponse(/\/_next\/static\/chunks\//)
    await page.locator('[popovertarget="help-menu"]').first().tap()
    await expect(sidebar(page)).toBeVisible()
    await drawerScript
    await swipe(towards * 75)
    await swipe(towards * -120)
    await expect(sidebar(page)).toBeVisible()
    await expect
      .poll(async () => {
        await swipe(towards * 100)
        return sidebar(page).isVisible()
      })
      .toBe(false)
    await context.close()
  })
}

test('the drawer is there up to 992 pixels, keeps the page still, and closes on a choice, Escape and beside it', async ({ page }) => {
  await page.setViewportSize({ width: 993, height: 800 })
  await open(page, '/en/help')
  const toggle = page.getByRole('button', { name: 'Help topics' })
  await expect(toggle).toBeHidden()
  await expect(sidebar(page)).toBeVisible()
  await page.setViewportSize({ width: 992, height: 800 })
  await expect(sidebar(page)).toBeHidden()
  await toggle.click()
  await expect(sidebar(page)).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden')
  await page.keyboard.press('Escape')
  await expect(sidebar(page)).toBeHidden()
  await expect(toggle).toBeFocused()
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden')
  await toggle.click()
  await page.mouse.click(900, 400)
  await expect(sidebar(page)).toBeHidden()
  await page.keyboard.press('Tab')
  await toggle.focus()
  await page.keyboard.press('Enter')
  await sidebar(page).getByRole('link', { name: 'Impressum' }).focus()
  await page.keyboard.press('Enter')
  await expect(sidebar(page)).toBeHidden()
  await expect(shown(page)).toHaveId('impressum')
  await expect(shown(page).getByRole('heading', { level: 2 })).toBeFocused()
  // Firefox scrolls there slowly.
  await expect.poll(() => topOf(page, 'impressum')).toBeLessThan(200)
  expect(await topOf(page, 'impressum')).toBeGreaterThan(0)
})

test('the focus does not get lost under the drawer', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, '/en/help')
  await page.getByRole('button', { name: 'Help topics' }).click()
  // The drawer's script comes with its first opening.
  await expect(async () => {
    await sidebar(page).getByRole('link', { name: 'Feedback' }).focus()
    await page.keyboard.press('Tab')
    await expect(sidebar(page)).toBeHidden({ timeout: 500 })
  }).toPass()
})

for (const [locale, theme, viewport] of [
  ['ar', 'dark', PHONE],
  ['en', 'light', DESKTOP],
] as const) {
  test(`every section is accessible in ${locale}, ${theme}, ${viewport.width} pixels wide`, async ({ page }) => {
    test.slow()
    await chooseTheme(page, theme)
    await page.setViewportSize(viewport)
    await open(page, `/${locale}/help`)
    await expectAccessible(page)
    for (const id of HELP_SECTIONS) {
      await page.evaluate((hash) => (location.hash = hash), id)
      await expect(shown(page)).toHaveId(id)
      await expectAccessible(page)
    }
  })
}

test('the open drawer is accessible', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, '/ar/help')
  await page.locator('[popovertarget="help-menu"]').first().click()
  await expect(sidebar(page)).toBeVisible()
  await expectAccessible(page)
})

test('nothing scrolls sideways at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const id of ['overview', ...HELP_SECTIONS]) {
    await open(page, `/ar/help#${id}`)
    await expect(shown(page)).toHaveId(id)
    expect(await sidewaysScroll(page), id).toBe(0)
  }
})
