import { SIGN, withAnotherLanguage } from '../support/another-language'
import { expect, test } from '../support/test'

test('a fourth language is a row, a file of messages and its letters in the middleware', async ({ browser, servers }) => {
  test.setTimeout(400_000)
  await withAnotherLanguage(servers, async (url) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    context.setDefaultTimeout(120_000)
    const page = await context.newPage()

    await page.goto(`${url}/fa`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fa')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.getByRole('navigation').first()).toContainText(SIGN)
    await expect(page.locator('a[hreflang=fa]').first()).toBeAttached()

    // The row says Latin digits: for numbers within messages and beside them.
    await expect(page.getByText(String(new Date().getFullYear())).first()).toBeAttached()
    await expect(page.locator('body')).not.toContainText(/[۰-۹]/)

    await page.goto(`${url}/fa/collaborate/individuals`)
    const form = page.locator('form[data-form=proposal]')
    await form.getByRole('button', { name: SIGN }).last().click()
    const problem = page.locator('#proposal-title-error')
    await expect(problem).toContainText(SIGN)
    await expect(page).toHaveURL(new RegExp(`${url}/fa/`))
    await context.close()
  })
})
