import ar from '@/messages/ar.json'
import en from '@/messages/en.json'
import { expectAccessible } from '../support/axe'
import { newAddress } from '../support/mailbox'
import { PHONE } from '../support/page-tools'
import { expect, test } from '../support/test'
import { referenceIn, thanksIn } from '../support/thanks'

test('ar: three steps lead to the thanks, by keyboard alone; who stays anonymous is asked for no address', async ({ page }) => {
  const { errors, feedback: t, sent } = ar.forms
  await page.setViewportSize(PHONE)
  await page.goto('/ar/help#feedback')
  const form = page.locator('form[data-form=feedback]')
  const heading = (title: string) => form.getByRole('heading', { name: title })
  const next = form.getByRole('button', { name: t.next })

  await next.focus()
  await expect(form).toHaveAttribute('data-enhanced')
  await page.keyboard.press('Enter')
  await expect(form.getByText(errors.category_required)).toBeVisible()
  await expect(form.getByText(errors.email_required)).toBeVisible()
  await expect(form.getByRole('radio').first()).toBeFocused()
  await expectAccessible(page)

  await page.keyboard.press('Space')
  await form.getByLabel(t.anonymous).focus()
  await page.keyboard.press('Space')
  await expect(form.getByLabel(t.email)).toBeHidden()
  await next.press('Enter')
  await expect(heading(t.words)).toBeFocused()
  await expect(heading(t.words)).toContainText('2')

  await form.getByLabel(t.subject).fill('ملاحظة')
  await form.getByRole('textbox', { name: t.message }).fill('١٢٣٤٥٦٧٨٩')
  await next.press('Enter')
  await expect(form.getByText(errors.message_required)).toBeVisible()
  await form.getByRole('textbox', { name: t.message }).fill('الصفحة سهلة القراءة')
  await expect(form.getByText(errors.message_required)).toBeHidden()
  await next.press('Enter')

  await expect(heading(t.check)).toBeFocused()
  await expect(form.locator('dd')).toHaveText([t.categories.suggestion, t.nobody, 'ملاحظة', 'الصفحة سهلة القراءة'])
  await expectAccessible(page)
  await form.getByRole('button', { name: t.submit }).press('Enter')
  const thanks = thanksIn(page, 'feedback', ar)
  await expect(thanks).toBeFocused()
  await expect(thanks).toContainText(sent.titles.feedback)
  await expect(referenceIn(thanks)).toHaveText(/^F-/)
  await expectAccessible(page)

  await thanks.getByRole('button', { name: t.another }).click()
  await expect(heading(t.about)).toBeFocused()
  await expect(form.getByLabel(t.anonymous)).not.toBeChecked()
})

test('a failure is told in the place of the wizard, and leads back to the first step with everything kept', async ({ page, problems }) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/)
  const { feedback: t, common } = en.forms
  await page.goto('/en/help#feedback')
  const form = page.locator('form[data-form=feedback]')
  const next = form.getByRole('button', { name: t.next })
  await form.getByLabel(t.categories.praise).check()
  await expect(form).toHaveAttribute('data-enhanced')
  await form.getByLabel(t.email).fill(newAddress('failure'))
  await next.click()
  await form.getByLabel(t.subject).fill('Hello')
  await form.getByRole('textbox', { name: t.message }).fill('It is easy to read.')
  await next.click()
  await expect(form.locator('dd').last()).toHaveText('It is easy to read.')
  await page.context().setOffline(true)
  await form.getByRole('button', { name: t.submit }).click()
  const failed = page.getByRole('alert').filter({ hasText: t.failed })
  await expect(failed).toContainText(common.offline)
  await page.context().setOffline(false)
  await failed.getByRole('button', { name: t.again }).click()
  await expect(form.getByLabel(t.categories.praise)).toBeChecked()
  await next.click()
  await next.click()
  await form.getByRole('button', { name: t.submit }).click()
  await expect(thanksIn(page, 'feedback')).toBeVisible()
})

test('en, without script: one page, errors that lead to their fields, and what was typed stays', async ({ browser, servers }) => {
  const { errors, feedback: t, sent } = en.forms
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: servers.siteUrl })
  const page = await context.newPage()
  const form = page.locator('form[data-form=feedback]')
  await page.goto('/en/help#feedback')
  await form.getByLabel(t.subject).fill('Hello')
  await form.getByRole('textbox', { name: t.message }).fill('Too short')
  await form.getByRole('button', { name: t.submit }).click()

  const summary = form.getByRole('alert').getByRole('link')
  await expect(summary).toHaveText([errors.category_required, errors.email_required, errors.message_required])
  await expect(form.getByLabel(t.subject)).toHaveValue('Hello')
  await summary.last().click()
  await expect(form.getByRole('textbox', { name: t.message })).toBeFocused()
  await form.getByRole('textbox', { name: t.message }).fill('Long enough now')
  await form.getByLabel(t.categories.issue).check()
  await form.getByLabel(t.anonymous).check()
  await expect(form.getByLabel(t.email)).toBeHidden()
  await form.getByRole('button', { name: t.submit }).click()

  await expect(page.getByRole('heading', { name: sent.titles.feedback })).toBeVisible()
  await expect(page.locator('[data-reference]')).toHaveText(/^F-/)
  await context.close()
})
