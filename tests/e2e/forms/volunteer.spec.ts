import type { Locator } from '@playwright/test'
import ar from '@/messages/ar.json'
import { onNextAction } from '../support/actions'
import { expectAccessible } from '../support/axe'
import { mailTo, newAddress } from '../support/mailbox'
import { PHONE } from '../support/page-tools'
import { expect, test } from '../support/test'
import { CERTIFICATE, fieldIn, fillIn } from '../support/volunteer-form'

const REFERENCE = /V-[2-9A-Z]{4}-[2-9A-Z]{4}/
/** What the built-in form asks for. */
async function fillInShortly(form: Locator, address: string) {
  const field = fieldIn(form)
  for (const [name, text] of Object.entries({ email: address, livingPlace: 'Homs', specialization: 'Carpenter', abilityToProvideMedicalSupplies: 'No' })) {
    await field(name).fill(text)
  }
  await field('legalConsent').check()
}

test('an application with every kind of field, in Arabic, outlives a reload and arrives', async ({ page, servers }) => {
  test.slow()
  const address = newAddress('volunteer')
  await page.setViewportSize(PHONE)
  await page.goto('/ar/projects/school-hope-homs')
  const panel = page.locator('#apply details').first()
  const form = panel.locator('form')
  const field = fieldIn(form)
  const submit = form.getByRole('button', { name: 'قدّم الطلب' })
  await panel.locator('summary').click()
  await field('firstName').focus()
  await expect(form).toHaveAttribute('data-enhanced', '')
  await submit.click()
  await expect(field('firstName')).toBeFocused()
  await expect(form.getByRole('group', { name: 'العنوان' })).toHaveAccessibleDescription(ar.forms.errors.address_required)
  await expectAccessible(page)

  await fillIn(form, address, servers)
  await expect(form.getByLabel('المحافظة أو الولاية')).toBeHidden()
  await field('address.country').selectOption({ label: 'ألمانيا' })
  await form.getByLabel('المحافظة أو الولاية').selectOption({ label: 'برلين' })
  await field('address.postalCode').fill('١٠١')
  await field('address.postalCode').blur()
  await expect(field('address.postalCode')).toHaveAccessibleDescription(ar.forms.errors.invalid_postal_code)
  await field('address.postalCode').fill('١٠١١٥')
  await expect(field('address.postalCode')).toHaveAccessibleDescription('')

  await field('dateOfBirth').fill('٢٤٠٣٢٠٣٠')
  await field('dateOfBirth').blur()
  await expect(field('dateOfBirth')).toHaveAccessibleDescription(new RegExp(ar.forms.errors.date_in_future))
  await field('dateOfBirth').fill('٢٤٠٣١٩٩٥')
  await expect(field('dateOfBirth')).not.toHaveAccessibleDescription(new RegExp(ar.forms.errors.date_in_future))
  const [from, until] = [field('availableFrom'), field('availableUntil')]
  const [first, last] = [await from.inputValue(), await until.inputValue()]
  const fillDay = async (day: Locator, text: string) => {
    await day.fill(text)
    await day.blur()
  }
  await fillDay(from, '2.1.2020')
  await expect(from).toHaveAccessibleDescription(new RegExp(ar.forms.errors.date_outside_period))
  // Either end of a range mends it.
  for (const [wrong, other, right] of [
    [from, last, first],
    [until, first, last],
  ] as const) {
    await fillDay(from, first)
    await fillDay(until, last)
    await fillDay(wrong, other)
    await expect(from).toHaveAccessibleDescription(new RegExp(ar.forms.errors.available_period))
    await fillDay(wrong, right)
    await expect(from).toHaveAttribute('aria-invalid', 'false')
  }
  const provinces = form.getByRole('combobox', { name: 'المحافظات التي تفضّل العمل فيها' })
  await provinces.fill('حمص')
  await provinces.press('Enter')
  await provinces.pressSequentially('حماة،')
  await expect(field('preferedProvinces')).toHaveValue('حمص, حماة')
  await form.getByRole('button', { name: 'إزالة حماة' }).click()
  await expect(form.getByText(ar.forms.common.kept)).toBeVisible()

  await page.reload()
  await expect(form).toHaveAttribute('data-enhanced', '')
  await expect(field('email')).toBeVisible()
  await expect(field('email')).toHaveValue(address)
  await expect(form.getByLabel('المحافظة أو الولاية').locator('option:checked')).toHaveText('برلين')
  await expect(form.getByRole('button', { name: 'إزالة حمص' })).toBeVisible()
  await form.locator('input[type=file]').first().setInputFiles(CERTIFICATE)
  const files = form.getByRole('list', { name: 'الملفات المختارة' })
  await expect(files).toContainText(ar.forms.files.stored)
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain(CERTIFICATE.name)

  await page.reload()
  await expect(form).toHaveAttribute('data-enhanced', '')
  await expect(files).toContainText(CERTIFICATE.name)
  await expect(files).toContainText(ar.forms.files.stored)
  // Consent is given each time anew.
  await expect(field('legalConsent')).not.toBeChecked()
  await field('legalConsent').check()
  await submit.click()
  const dialog = page.getByRole('dialog', { name: 'تم تقديم الطلب' })
  await expect(dialog).toContainText(address)
  const [reference = ''] = REFERENCE.exec(await dialog.innerText()) ?? []
  await expectAccessible(page)
  await dialog.locator('button[data-close]').click()
  await expect(field('firstName')).toHaveValue('')
  await expect(form.getByRole('button', { name: 'إزالة حمص' })).toHaveCount(0)
  expect((await mailTo(servers, address)).text).toContain(reference)
})

test('the built-in form: what gets no answer is sent again, and a second application needs another period', async ({ page, problems }) => {
  problems.expect(/Failed to load resource/)
  const address = newAddress('volunteer')
  await page.goto('/en/projects/water-station-deir-ezzor')
  const panel = page.locator('#apply details').first()
  const form = panel.locator('form')
  const field = fieldIn(form)
  const submit = form.getByRole('button', { name: 'Submit application' })
  await panel.locator('summary').click()
  await field('email').focus()
  await expect(form).toHaveAttribute('data-enhanced', '')
  await fillInShortly(form, address)
  await onNextAction(page, (route) => route.abort())
  await submit.click()
  const failed = page.getByRole('dialog', { name: 'Submission Error' })
  await expect(failed).toContainText('Nothing is lost')
  await failed.getByRole('button', { name: 'Retry' }).click()
  const sent = page.getByRole('dialog', { name: 'Application submitted' })
  await expect(sent).toContainText(REFERENCE)
  // Beside the window.
  await page.mouse.click(5, 5)
  await expect(sent).toBeHidden()

  await fillInShortly(form, address.toUpperCase())
  await submit.click()
  await expect(form.getByRole('alert')).toContainText('You have already registered for this project/timeline.')
  await expect(field('email')).toHaveAccessibleDescription('You have already registered for this project/timeline.')
  await field('projectTimeline').selectOption({ index: 1 })
  await expect(field('email')).toHaveAccessibleDescription('')
  await expect(form.getByRole('alert')).toBeHidden()
  await submit.click()
  await expect(sent).toContainText(REFERENCE)
})

test('without script an application comes back with what is wrong, keeps its file, and arrives', async ({ browser, servers }) => {
  const address = newAddress('volunteer')
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: servers.siteUrl })
  const page = await context.newPage()
  const main = page.getByRole('main')
  await page.goto('/en/projects/school-hope-homs')
  const panel = page.locator('#apply details').first()
  await panel.locator('summary').click()
  await fillIn(panel.locator('form'), address, servers)
  await panel.locator('[name="address.country"]').selectOption({ label: 'Germany' })
  await panel.locator('[name="address.state"]').fill('berlin')
  await panel.locator('[name="address.postalCode"]').fill('101')
  await panel.locator('[name=medicalLicenseCertificate]').setInputFiles(CERTIFICATE)
  await panel.getByRole('button', { name: 'Submit application' }).click()

  const form = page.locator('form[data-form=volunteer]')
  const field = fieldIn(form)
  const link = main.getByRole('alert').getByRole('link')
  await expect(link).toHaveText('This is not a postal code of the chosen country. Please correct it.')
  await link.click()
  await expect(page).toHaveURL(/#volunteer-address-postalCode$/)
  await expect(field('email')).toHaveValue(address)
  await expect(form.getByLabel('State or province').locator('option:checked')).toHaveText('Berlin')
  await expect(form).toContainText(CERTIFICATE.name)
  await field('address.postalCode').fill('10115')
  await form.getByRole('button', { name: 'Submit application' }).click()
  await expect(main).toContainText('Application submitted')
  await expect(main).toContainText('the review starts only after that')
  const [reference = ''] = REFERENCE.exec(await main.innerText()) ?? []
  expect((await mailTo(servers, address)).text).toContain(reference)
  await context.close()
})
