import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { chooseTheme, PHONE, sidewaysScroll, THEMES } from '../support/page-tools'
import { expect, test } from '../support/test'

const PATH = { en: '/en/our-ambassadors', ar: '/ar/our-ambassadors' } as const

const opener = (page: Page) => page.locator('main a[data-dialog]').first()
const dialog = (page: Page) => page.getByRole('dialog')

/** Opens a page and waits until its own script is there; the rest comes with the first use. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-enhanced', '')
}

/** The address of the dialog that the first link opens. */
async function hashOf(page: Page): Promise<string> {
  return (await opener(page).getAttribute('href')) ?? ''
}

for (const locale of ['en', 'ar'] as const) {
  test(`${locale}: Space opens, Tab stays inside, Escape closes and the focus returns`, async ({ page }) => {
    await goTo(page, PATH[locale])
    await opener(page).focus()
    await page.keyboard.press('Space')
    await expect(dialog(page)).toBeVisible()
    expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true)
    await expect(page).toHaveURL(PATH[locale] + (await hashOf(page)))
    for (let count = 0; count < 12; count++) {
      await page.keyboard.press('Tab')
      // Between the last and the first stands the browser itself.
      expect(
        await page.evaluate(() => ['BODY', 'HTML'].includes(document.activeElement?.tagName ?? '') || document.activeElement?.closest('dialog') !== null),
      ).toBe(true)
    }
    // The last one may have led into the browser.
    await expect(async () => {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.hasFocus())).toBe(true)
    }).toPass()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
    await expect(page).toHaveURL(PATH[locale])
  })
}

test('Back closes it and stays on the page; Forward opens it again', async ({ page }) => {
  await goTo(page, '/en')
  await goTo(page, PATH.en)
  const hash = await hashOf(page)
  await opener(page).click()
  await expect(dialog(page)).toBeVisible()
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL(PATH.en)
  await expect(opener(page)).toBeFocused()
  await page.goForward()
  await expect(dialog(page)).toBeVisible()
  await expect(page).toHaveURL(PATH.en + hash)
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(PATH.en)
  // Its entry went with it: the next step back leaves the page.
  await page.goBack()
  await expect(page).toHaveURL('/en')
})

test('Enter opens; × and a click beside close', async ({ page }) => {
  await goTo(page, PATH.en)
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await page.mouse.click(10, 400)
  await expect(dialog(page)).toBeHidden()
})

test('a selection that ends beside the window does not close it', async ({ page }) => {
  await goTo(page, PATH.en)
  await opener(page).press('Enter')
  const box = await dialog(page).getByRole('heading').first().boundingBox()
  await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5)
  await page.mouse.down()
  await page.mouse.move(10, 400)
  await page.mouse.up()
  await expect(dialog(page)).toBeVisible()
})

test('the page behind does not scroll while it is open', async ({ page }) => {
  // The way to the link is no motion that still goes on.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await goTo(page, PATH.en)
  await opener(page).press('Enter')
  await expect(dialog(page)).toBeVisible()
  const before = await page.evaluate(() => scrollY)
  await page.mouse.move(10, 400)
  await page.mouse.wheel(0, 600)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('a shared address opens it', async ({ page }) => {
  await goTo(page, PATH.en)
  const hash = await hashOf(page)
  await goTo(page, '/en')
  await page.goto(PATH.en + hash)
  await expect(page.locator(`${hash}:modal`)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(PATH.en)
})

test('a click that comes before the script is answered', async ({ page }) => {
  await goTo(page, PATH.en)
  await opener(page).evaluate((link: HTMLElement) => link.click())
  await expect(dialog(page)).toBeVisible()
})

for (const theme of THEMES) {
  test(`axe finds nothing in an open one on a phone: ${theme}`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await chooseTheme(page, theme)
    await goTo(page, PATH[theme === 'light' ? 'en' : 'ar'])
    await opener(page).press('Enter')
    await expect(dialog(page)).toBeVisible()
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
    const widths = await dialog(page).evaluate((element) => [element.clientWidth, element.firstElementChild?.clientWidth])
    expect(widths[1]).toBe(widths[0])
    await expectAccessible(page)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the address shows it, and its link leads back', async ({ page }) => {
    await page.goto(PATH.en)
    const hash = await hashOf(page)
    await expect(page.locator(hash)).toBeHidden()
    await opener(page).click()
    await expect(page.locator(hash)).toBeVisible()
    await page.locator(hash).getByRole('link', { name: 'Close' }).click()
    await expect(page.locator(hash)).toBeHidden()
  })
})
