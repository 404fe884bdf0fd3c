import ar from '@/messages/ar.json'
import { mailTo, newAddress } from '../support/mailbox'
import { expect, test } from '../support/test'

test('a message is checked while it is typed, sent without a new page, and answered in the language of the page', async ({ page, servers }) => {
  const { contact: t, errors, sent } = ar.forms
  const address = newAddress('contact')
  await page.goto('/ar/help#contact')
  const form = page.locator('form[data-form=contact]')
  await form.getByLabel(t.email).fill('amal')
  await expect(form).toHaveAttribute('data-enhanced')
  await form.getByLabel(t.subject).fill('سؤال')
  await form.getByLabel(t.email).focus()
  await form.getByLabel(t.name).fill('أمل')
  await expect(form.getByText(errors.email_invalid)).toBeVisible()
  await form.getByLabel(t.email).fill(address)
  await expect(form.getByText(errors.email_invalid)).toBeHidden()
  await form.getByLabel(t.message).fill('متى تبدأ الدورة القادمة؟')
  await form.getByRole('button', { name: t.submit }).click()
  const thanks = page.locator('[data-form-place=contact] [data-sent]')
  await expect(thanks).toBeFocused()
  await expect(thanks).toContainText(sent.titles.contact)
  const mail = await mailTo(servers, address)
  expect(mail.text).toContain(await thanks.locator('[data-reference]').innerText())
  expect(mail.html).toContain('dir="rtl"')
})
