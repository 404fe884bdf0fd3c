import ar from '@/messages/ar.json'
import de from '@/messages/de.json'
import en from '@/messages/en.json'
import { archive } from '../support/archive'
import { expectAccessible } from '../support/axe'
import { boxIn, expectDeadLines, expectSentByNext, formIn, keepButton, keepLater, later, noticeIn } from '../support/dead-line'
import { applyToDepartment } from '../support/hand-in'
import { mailTo, newAddress } from '../support/mailbox'
import { PHONE } from '../support/page-tools'
import { type Event, findEvent, isAhead, isOwn } from '../support/sample-events'
import { expect, test } from '../support/test'
import { CERTIFICATE, fieldIn, fillIn } from '../support/volunteer-form'

expectDeadLines()

/** On a page of the site, for any number of people. */
const isOpen = (event: Event) =>
  isOwn(event) && isAhead(event) && event.registration?.required === true && !event.registration.link && event.registration.capacity == null

test('an application with a file that could not be sent either waits with it', async ({ page, context, servers }) => {
  const address = newAddress('dead')
  await page.setViewportSize(PHONE)
  await page.goto('/ar/projects/school-hope-homs')
  const panel = page.locator('#apply details').first()
  const form = panel.locator('form')
  await panel.locator('summary').click()
  await fieldIn(form)('firstName').focus()
  await expect(form).toHaveAttribute('data-enhanced', '')
  await fillIn(form, address, servers)
  await fieldIn(form)('address.country').selectOption({ label: 'ألمانيا' })
  await form.getByLabel('المحافظة أو الولاية').selectOption({ label: 'برلين' })
  const provinces = form.getByRole('combobox', { name: 'المحافظات التي تفضّل العمل فيها' })
  await provinces.fill('حمص')
  await provinces.press('Enter')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await form.locator('input[type=file]').first().setInputFiles(CERTIFICATE)
  await expect(form.getByRole('button', { name: `${ar.forms.files.retry}: ${CERTIFICATE.name}` })).toBeVisible()
  await form.locator('[data-submit]').click()
  await keepButton(page).click()
  await expect(boxIn(page, 'volunteer')).toBeFocused()
  await expect(boxIn(page, 'volunteer')).toContainText(ar.forms.titles.volunteer)
  await page.close()
  const next = await context.newPage()
  await context.setOffline(false)
  await next.goto('/ar/help')
  await expect(noticeIn(next)).toContainText(later.noticeSent)
  await expect(noticeIn(next).locator('[data-to-confirm]')).toBeVisible()
  const reference = await noticeIn(next).locator('[data-reference]').innerText()
  expect(reference).toMatch(/^V-/)
  expect((await mailTo(servers, address)).text).toContain(reference)
})

test('an application that is refused on return says why, and can be mended with all that was typed', async ({ page, context, servers }) => {
  const address = newAddress('dead')
  await page.goto('/en/join')
  const form = page.getByRole('form', { name: 'Apply Now' })
  await form.getByLabel('Department').focus()
  await expect(form).toHaveAttribute('data-enhanced', '')
  // Meanwhile applied for by another way.
  const title = await applyToDepartment(servers, address, 'en')
  await page.route('**/api/duplicate', (route) => route.abort())
  await form.getByLabel('Department').selectOption({ label: title })
  await form.getByLabel('Your email address').fill(address)
  const field = fieldIn(form)
  for (const [name, text] of Object.entries({
    fullName: 'Samer Haddad',
    phone: '030 1234567',
    location: 'Homs',
    specialization: 'Film',
    experienceYears: '4',
  })) {
    await field(name).fill(text)
  }
  await field('educationDegree').selectOption('bachelor')
  for (const name of ['canManage', 'canAttendWorkshops', 'hasProject']) await form.locator(`[name=${name}][value=false]`).check()
  await field('legalConsent').check()
  await page.waitForLoadState('networkidle')
  await keepLater(page, form.locator('[data-submit]'))
  await expect(boxIn(page, 'department')).toBeFocused()
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto('/en/reports')
  await expect(noticeIn(next)).toContainText(en.forms.later.noticeRefused)
  await noticeIn(next).getByRole('link').click()
  await expect(boxIn(next, 'department')).toContainText(en.forms.errors.already_submitted)
  await expectAccessible(next)
  await boxIn(next, 'department').getByRole('button', { name: en.forms.later.mend }).click()
  const again = formIn(next, 'department')
  await expect(fieldIn(again)('fullName')).toHaveValue('Samer Haddad')
  await expect(fieldIn(again)('canManage').and(next.locator('[value=false]'))).toBeChecked()
  await expect(fieldIn(again)('email')).toHaveValue(address)
  await expect(boxIn(next, 'department')).toHaveCount(0)
})

test('feedback waits in the place of its steps, which come back with it', async ({ page, context, servers }) => {
  const address = newAddress('dead')
  const { feedback: t } = en.forms
  await page.goto('/en/help#feedback')
  const form = formIn(page, 'feedback')
  const next = form.getByRole('button', { name: t.next })
  await form.getByLabel(t.categories.praise).check()
  await expect(form).toHaveAttribute('data-enhanced')
  await form.getByLabel(t.email).fill(address)
  await next.click()
  await form.getByLabel(t.subject).fill('Hello')
  await form.getByRole('textbox', { name: t.message }).fill('It is easy to read.')
  await next.click()
  await page.waitForLoadState('networkidle')
  const submit = form.getByRole('button', { name: t.submit })
  await keepLater(page, submit)
  await expect(boxIn(page, 'feedback')).toBeFocused()
  await expect(page.getByText(t.failed)).toBeHidden()
  await boxIn(page, 'feedback').getByRole('button', { name: en.forms.later.withdraw }).click()
  await expect(form.locator('dd').last()).toHaveText('It is easy to read.')
  await submit.click()
  await keepButton(page).click()
  await expect(boxIn(page, 'feedback')).toBeFocused()
  await context.setOffline(false)
  await expect(noticeIn(page)).toContainText(en.forms.later.noticeSent)
  await expect(form).toBeVisible()
  expect((await mailTo(servers, address)).text).toContain(await noticeIn(page).locator('[data-reference]').innerText())
})

test('a registration waits beside its event, by which it is named', async ({ page, context, servers }) => {
  const address = newAddress('dead')
  const { slug } = await findEvent(servers, isOpen)
  await page.goto(`/en/events/${slug}`)
  await expect(page.locator('html')).toHaveAttribute('data-enhanced', '')
  await page.getByRole('complementary').getByRole('link', { name: 'Register', exact: true }).click()
  const form = formIn(page, 'registration')
  await form.getByLabel('Your name').fill('Rima')
  await expect(form).toHaveAttribute('data-enhanced', '')
  await form.getByLabel('Your email address').fill(address)
  await page.waitForLoadState('networkidle')
  await keepLater(page, form.getByRole('button', { name: 'Register' }))
  const title = `${en.forms.titles.registration} – ${await page.getByRole('heading', { level: 1 }).innerText()}`
  await expect(boxIn(page, 'registration')).toContainText(title)
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto('/en/events')
  await expect(noticeIn(next)).toContainText(en.forms.later.noticeSent)
  await expect(noticeIn(next)).toContainText(title)
  await mailTo(servers, address)
})

test('an inquiry of an organization waits, and is sent by the next page', async ({ page, context, servers }) => {
  const { partnership: t } = de.forms
  const address = newAddress('dead')
  await page.goto('/de/collaborate/organizations')
  const form = formIn(page, 'partnership')
  await form.getByLabel(t.organizationName).fill('Bauhilfe e. V.')
  await expect(form).toHaveAttribute('data-enhanced')
  await form.getByLabel(t.organizationType).selectOption({ label: t.organizationTypes.ngo })
  await form.getByLabel(t.collaborationType).selectOption({ label: t.collaborationTypes.medical })
  await form.getByLabel(t.contactName).fill('Selma Haddad')
  await form.getByLabel(t.email).fill(address)
  await form.getByLabel(t.message).fill('Wir möchten ein Gesundheitszentrum ausstatten.')
  await form.locator('[name=legalConsent]').check()
  await page.waitForLoadState('networkidle')
  await keepLater(page, form.locator('[data-submit]'))
  await expect(boxIn(page, 'partnership')).toBeFocused()
  await expect(boxIn(page, 'partnership')).toContainText(de.forms.titles.partnership)
  await expectSentByNext(context, page, '/de/reports', de.forms.later.noticeSent, /^P-/)
  await mailTo(servers, address)
})

test('a proposal waits, and is sent by the next page', async ({ page, context, servers }) => {
  const { proposal: t } = ar.forms
  const address = newAddress('dead')
  await page.goto('/ar/collaborate/individuals')
  const form = formIn(page, 'proposal')
  await form.getByLabel(t.title).fill('ورشة لإصلاح النوافذ')
  await expect(form).toHaveAttribute('data-enhanced')
  await form.getByLabel(t.summary).fill('يتعلّم الشباب إصلاح النوافذ.')
  await form.getByLabel(t.name).fill('ريما')
  await form.getByLabel(t.email).fill(address)
  await form.locator('[name=legalConsent]').check()
  await page.waitForLoadState('networkidle')
  await keepLater(page, form.locator('[data-submit]'))
  await expect(boxIn(page, 'proposal')).toBeFocused()
  await expect(boxIn(page, 'proposal')).toContainText(ar.forms.titles.proposal)
  await expectSentByNext(context, page, '/ar/reports', later.noticeSent, /-/)
  await mailTo(servers, address)
})

test('an idea waits with its archive, and is sent by the next page', async ({ page, context }) => {
  const { idea: t } = en.forms
  await page.goto('/en/collaborate/project-template')
  const form = formIn(page, 'idea')
  await form.getByLabel(t.title).fill('A well for every village')
  await expect(form).toHaveAttribute('data-enhanced')
  await form.getByLabel(t.description).fill('Water without long ways.')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await form.getByLabel(t.file).setInputFiles(archive)
  await expect(form.getByRole('button', { name: `${en.forms.files.retry}: ${archive.name}` })).toBeVisible()
  await form.locator('[data-submit]').click()
  await keepButton(page).click()
  await expect(boxIn(page, 'idea')).toBeFocused()
  await expectSentByNext(context, page, '/en/reports', en.forms.later.noticeSent, /^I-/)
})
