import ar from '@/messages/ar.json'
import en from '@/messages/en.json'
import { archive, disguised } from '../support/archive'
import { expectAccessible } from '../support/axe'
import { mailTo, newAddress } from '../support/mailbox'
import { PHONE } from '../support/page-tools'
import { expect, test } from '../support/test'
import { referenceIn, thanksIn } from '../support/thanks'

test('an inquiry of an organization: errors in Arabic, a draft that survives a reload, thanks in the place of the form, and a mail', async ({
  page,
  servers,
}) => {
  const { errors, partnership: t, common, sent } = ar.forms
  const address = newAddress('partner')
  await page.setViewportSize(PHONE)
  await page.goto('/ar/collaborate/organizations')
  const form = page.locator('form[data-form=partnership]')
  await form.getByLabel(t.organizationName).focus()
  await expect(form).toHaveAttribute('data-enhanced')
  await form.getByRole('button', { name: t.submit }).click()
  for (const code of [
    'organization_name_required',
    'organization_type_required',
    'collaboration_type_required',
    'contact_name_required',
    'email_required',
    'inquiry_required',
    'consent_required',
  ] as const) {
    await expect(form.getByRole('paragraph').filter({ hasText: errors[code] })).toBeVisible()
    await expect(form.getByRole('alert').getByRole('link', { name: errors[code] })).toBeVisible()
  }
  await expect(form.getByLabel(t.organizationName)).toBeFocused()
  await expectAccessible(page)

  await form.getByLabel(t.organizationName).fill('جمعية البناء')
  await form.getByLabel(t.organizationType).selectOption({ label: t.organizationTypes.ngo })
  await form.getByLabel(t.collaborationType).selectOption({ label: t.collaborationTypes.medical })
  await form.getByLabel(t.message).fill('نريد تجهيز مركز صحي.')
  await expect(form.getByText(common.kept)).toBeVisible()
  await page.reload()
  await expect(form.getByLabel(t.message)).toHaveValue('نريد تجهيز مركز صحي.')
  await expect(form.getByLabel(t.organizationType)).toHaveValue('ngo')

  await form.getByLabel(t.contactName).fill('سلمى')
  await form.getByRole('textbox', { name: t.email }).fill(address)
  await form.locator('[name=phone]').fill('٠٣٠ ١٢٣٤٥٦٧')
  await form.locator('[name=legalConsent]').check()
  await form.getByRole('button', { name: t.submit }).click()
  await expect(form).toBeHidden()
  const thanks = thanksIn(page, 'partnership', ar)
  await expect(thanks).toContainText(sent.waits.days)
  const reference = await referenceIn(thanks).innerText()
  expect((await mailTo(servers, address)).text).toContain(reference)
  await page.reload()
  await expect(form.getByLabel(t.message)).toHaveValue('')
})

test('an idea: an archive is sent when it is chosen, one that only looks like it is refused, and may be replaced', async ({ page, problems }) => {
  problems.expect(/422/)
  const { errors, idea: t, files } = en.forms
  await page.goto('/en/collaborate/project-template')
  const form = page.locator('form[data-form=idea]')
  await form.getByLabel(t.title).fill('A well for every village')
  await expect(form).toHaveAttribute('data-enhanced')
  await form.getByLabel(t.file).setInputFiles(disguised)
  const row = form.getByRole('list', { name: files.list }).getByRole('listitem')
  await expect(row).toContainText(errors.zip_required)
  await form.getByLabel(t.description).fill('Water without long ways.')
  await form.getByRole('button', { name: t.submit }).click()
  await expect(form.getByLabel(t.file)).toBeFocused()
  await expectAccessible(page)

  await form.getByLabel(t.file).setInputFiles(archive)
  await expect(row).toHaveCount(1)
  await expect(row).toContainText(files.stored)
  await form.getByRole('button', { name: t.submit }).click()
  await expect(referenceIn(thanksIn(page, 'idea'))).toHaveText(/^I-/)
})

test('without script an idea goes with its file, which is kept while something else is wrong', async ({ browser, servers }) => {
  const { errors, idea: t, sent } = en.forms
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: servers.siteUrl })
  const page = await context.newPage()
  const form = page.locator('form[data-form=idea]')
  await page.goto('/en/collaborate/project-template')
  await form.getByLabel(t.description).fill('Water without long ways.')
  await form.getByLabel(t.file).setInputFiles(archive)
  await form.getByRole('button', { name: t.submit }).click()
  await expect(form.getByRole('alert').getByRole('link')).toHaveText([errors.title_required])
  await expect(form.getByRole('checkbox', { name: archive.name })).toBeChecked()
  await form.getByLabel(t.title).fill('A well')
  await form.getByRole('button', { name: t.submit }).click()
  await expect(page.getByRole('heading', { name: sent.titles.idea })).toBeVisible()
  await context.close()
})

test('a proposal is sent without script, with a page that asks to confirm, and answered by mail', async ({ browser, servers }) => {
  const { proposal: t, common, sent } = en.forms
  const address = newAddress('proposal')
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: servers.siteUrl })
  const page = await context.newPage()
  const form = page.locator('form[data-form=proposal]')
  await page.goto('/en/collaborate/individuals')
  await form.getByLabel(t.title).fill('A workshop for windows')
  await form.getByLabel(t.summary).fill('Young people learn to repair windows.')
  await form.getByLabel(t.name).fill('Rima')
  await form.getByRole('textbox', { name: t.email }).fill(address)
  await form.locator('[name=legalConsent]').check()
  await form.getByRole('button', { name: t.submit }).click()
  await form.getByRole('button', { name: common.confirm }).click()
  await expect(page.getByText(sent.waits.weeks)).toBeVisible()
  const reference = await page.locator('[data-reference]').innerText()
  expect((await mailTo(servers, address)).text).toContain(reference)
  await context.close()
})
