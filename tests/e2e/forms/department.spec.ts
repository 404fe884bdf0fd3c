import type { Locator } from '@playwright/test'
import { onNextAction } from '../support/actions'
import { expectAccessible } from '../support/axe'
import { mailTo, newAddress } from '../support/mailbox'
import { PHONE } from '../support/page-tools'
import { expect, test } from '../support/test'

const REFERENCE = /D-[2-9A-Z]{4}-[2-9A-Z]{4}/

/** Everything but department, address and consent, in the words of the page. */
async function fillIn(form: Locator) {
  const field = (name: string) => form.locator(`[name="${name}"]`)
  await field('fullName').fill('سامر حداد')
  await field('phone').fill('٠٣٠ ١٢٣٤٥٦٧')
  await field('location').fill('حمص، سوريا')
  await field('educationDegree').selectOption('bachelor')
  await field('specialization').fill('تصوير')
  await field('experienceYears').fill('٤')
  for (const name of ['canManage', 'canAttendWorkshops', 'hasProject']) await form.locator(`[name=${name}][value=false]`).check()
  await field('legalConsent').check()
}

test('an application from the card of a department, in Arabic, and no second one', async ({ page, servers }) => {
  const address = newAddress('applicant')
  await page.setViewportSize(PHONE)
  await page.goto('/ar/join')
  await expect(page.locator('html')).toHaveAttribute('data-enhanced', '')
  const card = page.locator('#departments li').nth(1)
  const title = await card.getByRole('heading').innerText()
  await card.getByRole('link', { name: /^قدّم طلبك/ }).click()
  const form = page.getByRole('form', { name: 'قدّم طلبك الآن' })
  const department = form.getByLabel('القسم')
  const [email, submit] = [form.getByLabel('بريدك الإلكتروني'), form.locator('[data-submit]')]
  await expect(department.locator('option:checked')).toHaveText(title)

  await department.focus()
  await expect(form).toHaveAttribute('data-enhanced', '')
  await submit.click()
  await expect(form.getByLabel('الاسم الكامل')).toBeFocused()
  await expect(form.getByRole('checkbox').first()).toHaveAccessibleDescription('يجب أن توافق على الشروط والأحكام')
  await expectAccessible(page)

  await fillIn(form)
  await email.fill(address)
  await submit.click()
  const dialog = page.getByRole('dialog', { name: 'تم تقديم الطلب' })
  await expect(dialog).toContainText(address)
  const [reference = ''] = REFERENCE.exec(await dialog.innerText()) ?? []
  await expectAccessible(page)
  await dialog.locator('[data-close]').last().click()
  await expect(submit).toBeFocused()
  await expect(department).toHaveValue('')
  await expect(form.locator('input:checked')).toHaveCount(0)
  const mail = await mailTo(servers, address)
  expect(mail.text).toContain(reference)
  expect(mail.text).toContain(title)

  await department.selectOption({ label: title })
  await email.fill(address.toUpperCase())
  await email.blur()
  await expect(submit).toHaveText('سبق أن قدّمت طلباً')
  await expect(submit).toBeDisabled()
  await expect(email).toHaveAccessibleDescription('لقد قدّمت من قبل طلباً لهذا المشروع.')
  await department.selectOption({ index: 1 })
  await expect(submit).toBeEnabled()
  await expect(email).toHaveAccessibleDescription('')
})

test('without script an application comes back with what was chosen, and arrives', async ({ browser, servers }) => {
  const address = newAddress('applicant')
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: servers.siteUrl })
  const page = await context.newPage()
  const main = page.getByRole('main')
  const form = page.locator('form[data-form=department]')
  await page.goto('/en/join#apply')
  await form.getByLabel('Department').selectOption({ index: 1 })
  await form.getByLabel('Your email address').fill(address)
  await form
    .getByRole('group', { name: /workshops/ })
    .getByLabel('No')
    .check()
  await form.getByRole('button', { name: 'Submit application' }).click()

  await expect(main.getByRole('alert').getByRole('link', { name: 'You must accept the terms and conditions' })).toHaveAttribute(
    'href',
    '#department-legalConsent',
  )
  await expect(form.getByLabel('Department')).not.toHaveValue('')
  await expect(form.getByRole('group', { name: /workshops/ }).getByLabel('No')).toBeChecked()
  await expect(form.getByLabel('Your email address')).toHaveValue(address)
  await fillIn(form)
  await form.getByRole('button', { name: 'Submit application' }).click()
  await expect(main).toContainText('Application submitted')
  const [reference = ''] = REFERENCE.exec(await main.innerText()) ?? []
  expect((await mailTo(servers, address)).text).toContain(reference)
  await context.close()
})

test('an application that gets no answer says so, and sending it again is the same one', async ({ page, problems, servers }) => {
  problems.expect(/Failed to load resource/)
  const address = newAddress('applicant')
  await page.goto('/en/join')
  const form = page.getByRole('form', { name: 'Apply Now' })
  await form.getByLabel('Department').focus()
  await expect(form).toHaveAttribute('data-enhanced', '')
  await form.getByLabel('Department').selectOption({ index: 1 })
  await form.getByLabel('Your email address').fill(address)
  await fillIn(form)
  // The content service takes it in, and the answer is lost.
  await onNextAction(page, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await form.getByRole('button', { name: 'Submit application' }).click()
  const failed = page.getByRole('dialog', { name: 'Submission Error' })
  await expect(failed).toContainText('There is no connection at the moment.')
  const mail = await mailTo(servers, address)
  await failed.getByRole('button', { name: 'Retry' }).click()
  const sent = page.getByRole('dialog', { name: 'Application submitted' })
  const [reference = ''] = REFERENCE.exec(await sent.innerText()) ?? []
  expect(mail.text).toContain(reference)
  await page.keyboard.press('Escape')
  await expect(sent).toBeHidden()
})
