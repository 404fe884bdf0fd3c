import { PHONE } from '../support/page-tools'
import { expect, test } from '../support/test'

test('a country is found by typing, and number and country are kept on the device', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/ar/join')
  const form = page.locator('form[data-form=department]')
  const [number, country] = [form.getByLabel(/^رقم الهاتف/), form.getByRole('combobox', { name: 'بلد رقم الهاتف' })]
  await form.getByLabel('الاسم الكامل').focus()
  await expect(form).toHaveAttribute('data-enhanced', '')
  await expect(country).toHaveValue(/^ألمانيا/)

  await country.press('ArrowDown')
  await country.fill('سوري')
  await country.press('Enter')
  await expect(country).toHaveValue(/^سوريا/)
  await country.press('Tab')
  await expect(number).toBeFocused()
  await number.fill('٠٩٤٤ ١٢٣ ٤٥٦')
  await number.blur()
  await expect(number).toHaveValue('+963 944 123 456')

  await number.fill('00905321234567')
  await expect(country).toHaveValue(/^تركيا/)
  await number.blur()
  await expect(number).toHaveValue('+90 532 123 45 67')

  await expect(form.locator('[data-kept-words]')).toBeVisible()
  await page.reload()
  await expect(form).toHaveAttribute('data-enhanced', '')
  await expect(country).toHaveValue(/^تركيا/)
  await form.locator('[data-clear]').click()
  await expect(country).toHaveValue(/^ألمانيا/)
  await expect(number).toHaveValue('')
})
