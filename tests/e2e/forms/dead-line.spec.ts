import type { BrowserContext, Locator, Page } from '@playwright/test'
import ar from '@/messages/ar.json'
import de from '@/messages/de.json'
import en from '@/messages/en.json'
import { WAITS_DAYS } from '@/lib/forms/waiting'
import { onNextAction } from '../support/actions'
import { archive } from '../support/archive'
import { expectAccessible } from '../support/axe'
import { applyToDepartment } from '../support/hand-in'
import { mailsTo, mailTo, newAddress } from '../support/mailbox'
import { chooseTheme, PHONE, sidewaysScroll, THEMES } from '../support/page-tools'
import { type Event, findEvent, isAhead, isOwn } from '../support/sample-events'
import { saveData } from '../support/save-data'
import { expect, test } from '../support/test'
import { CERTIFICATE, fieldIn, fillIn } from '../support/volunteer-form'

const { later } = ar.forms

/** A line that is dead is said in the console too. */
test.beforeEach(({ problems }) => problems.expect(/Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED/))

const formIn = (page: Page, name = 'contact') => page.locator(`form[data-form=${name}]`)
const boxIn = (page: Page, name = 'contact') => page.locator(`[data-form-place=${name}] section[data-lost]`)
const noticeIn = (page: Page) => page.locator('[data-notice]')
/** Of a dialog where one is open: it stands behind its form. */
const keepButton = (page: Page) => page.locator('button[data-keep-later]:visible').last()

/** On a page of the site, for any number of people. */
const isOpen = (event: Event) =>
  isOwn(event) && isAhead(event) && event.registration?.required === true && !event.registration.link && event.registration.capacity == null

/** What says that a form is at work, and that what keeps it has come. */
async function openContact(page: Page, address: string, locale: 'ar' | 'de' = 'ar') {
  const { contact } = (locale === 'ar' ? ar : de).forms
  await page.goto(`/${locale}/help#contact`)
  const form = formIn(page)
  const store = page.waitForResponse(/_next\/static\/chunks/)
  await form.getByLabel(contact.name).fill('أمل حداد')
  await store
  await expect(form).toHaveAttribute('data-enhanced')
  await form.getByLabel(contact.email).fill(address)
  await form.getByLabel(contact.subject).fill('سؤال عن الدورة')
  await form.getByLabel(contact.message).fill('متى تبدأ الدورة القادمة؟')
  await page.waitForLoadState('networkidle')
  return form
}

/** Sends on a dead line and lets it wait. */
async function keepLater(page: Page, submit: Locator) {
  await page.context().setOffline(true)
  await submit.click()
  await keepButton(page).click()
}

/** Counts how often a form was handed in. */
function countHandedIn(context: BrowserContext, form: string) {
  const handedIn: string[] = []
  context.on('requestfinished', (request) => request.method() === 'POST' && request.url().endsWith(`/send/${form}`) && handedIn.push(request.url()))
  return handedIn
}

/** That the next page with a line sends what waits, and says so with a number. */
async function expectSentByNext(context: BrowserContext, page: Page, address: string, words: string, reference: RegExp) {
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto(address)
  await expect(noticeIn(next)).toContainText(words)
  await expect(noticeIn(next).locator('[data-reference]')).toHaveText(reference)
}

async function keptMessage(page: Page, address: string) {
  const form = await openContact(page, address)
  await keepLater(page, form.locator('[data-submit]'))
  await expect(boxIn(page)).toBeFocused()
  return form
}

test('a message finished on a dead line is sent by the next page with a line, once, and says so with its number', async ({ page, context, servers }) => {
  const address = newAddress('dead')
  const form = await keptMessage(page, address)
  await expect(boxIn(page)).toContainText(later.waitingTitle)
  await expect(boxIn(page)).toContainText(ar.forms.titles.contact)
  await expect(form).toBeHidden()
  await page.close()
  const handedIn = countHandedIn(context, 'contact')
  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto('/ar/projects')
  await expect(noticeIn(next)).toContainText(later.noticeSent)
  const reference = await noticeIn(next).locator('[data-reference]').innerText()
  expect(reference).toMatch(/^C-[2-9A-Z]{4}-[2-9A-Z]{4}$/)
  expect((await mailTo(servers, address)).text).toContain(reference)
  expect(handedIn).toHaveLength(1)
  // Said until it was seen, whatever page comes next.
  await next.goto('/ar/reports')
  await expect(noticeIn(next)).toContainText(reference)
  await expectAccessible(next)
  await noticeIn(next).getByRole('button').click()
  await expect(noticeIn(next)).toHaveCount(0)
  await next.goto('/ar/help#contact')
  await expect(formIn(next)).toBeVisible()
  await expect(formIn(next).getByLabel(ar.forms.contact.message)).toHaveValue('')
  await expect(noticeIn(next)).toHaveCount(0)
  expect(handedIn).toHaveLength(1)
  expect(await mailsTo(servers, address)).toHaveLength(1)
})

test('on a line where script waits for a press, what waits is sent by itself', async ({ page, context, servers }) => {
  const address = newAddress('dead')
  await keptMessage(page, address)
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  await saveData(next)
  await next.goto('/ar/projects')
  await expect(noticeIn(next)).toContainText(later.noticeSent)
  await mailTo(servers, address)
})

test('two tabs that are there when the line returns send each message once', async ({ page, context, servers }) => {
  const [first, second] = [newAddress('dead'), newAddress('dead')]
  const other = await context.newPage()
  const beside = await openContact(other, second)
  await keptMessage(page, first)
  // What is being filled in there stays, beside what waits.
  await expect(boxIn(other)).toBeVisible()
  await expect(beside.getByLabel(ar.forms.contact.email)).toHaveValue(second)
  await beside.locator('[data-submit]').click()
  await keepButton(other).click()
  for (const tab of [page, other]) await expect(boxIn(tab)).toHaveCount(2)
  const handedIn = countHandedIn(context, 'contact')
  await context.setOffline(false)
  for (const tab of [page, other]) {
    await expect(noticeIn(tab)).toHaveCount(2)
    await expect(noticeIn(tab).first()).toContainText(later.noticeSent)
    await expect(formIn(tab)).toBeVisible()
    await expect(formIn(tab).getByLabel(ar.forms.contact.message)).toHaveValue('')
  }
  expect(handedIn).toHaveLength(2)
  for (const address of [first, second]) {
    await mailTo(servers, address)
    expect(await mailsTo(servers, address)).toHaveLength(1)
  }
})

test('a message that had arrived although its answer was lost is not stored a second time', async ({ page, context, servers }) => {
  const address = newAddress('dead')
  const form = await openContact(page, address)
  await onNextAction(page, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await form.locator('[data-submit]').click()
  const handedIn = countHandedIn(context, 'contact')
  await keepButton(page).click()
  await expect(noticeIn(page)).toContainText(later.noticeSent)
  const mail = await mailTo(servers, address)
  expect(mail.text).toContain(await noticeIn(page).locator('[data-reference]').innerText())
  expect(handedIn).toHaveLength(1)
  expect(await mailsTo(servers, address)).toHaveLength(1)
})

test('what waits is tried again by hand, and withdrawn with all that was typed, on a later page too', async ({ page, context }) => {
  const { contact } = ar.forms
  const form = await keptMessage(page, newAddress('dead'))
  await boxIn(page).getByRole('button', { name: later.send }).click()
  await expect(boxIn(page)).toContainText(later.lost)
  await boxIn(page).getByRole('button', { name: later.withdraw }).click()
  await expect(form.getByLabel(contact.name)).toBeFocused()
  await expect(form.getByLabel(contact.message)).toHaveValue('متى تبدأ الدورة القادمة؟')
  await expect(boxIn(page)).toHaveCount(0)

  await form.locator('[data-submit]').click()
  await keepButton(page).click()
  await expect(boxIn(page)).toBeFocused()
  await page.close()
  await context.route('**/send/contact', (route) => route.abort())
  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto('/ar/help#contact')
  await expect(boxIn(next)).toBeVisible()
  await expect(formIn(next)).toBeHidden()
  await boxIn(next).getByRole('button', { name: later.withdraw }).click()
  await expect(formIn(next).getByLabel(contact.message)).toHaveValue('متى تبدأ الدورة القادمة؟')
  await next.reload()
  await expect(formIn(next).getByLabel(contact.subject)).toHaveValue('سؤال عن الدورة')
  await expect(boxIn(next)).toHaveCount(0)
})

test('somebody else can write on the same device while a message waits', async ({ page, servers, context }) => {
  const [first, second] = [newAddress('dead'), newAddress('dead')]
  const form = await keptMessage(page, first)
  await boxIn(page).getByRole('button', { name: later.another }).click()
  await expect(form.getByLabel(ar.forms.contact.name)).toBeFocused()
  await expect(form.getByLabel(ar.forms.contact.email)).toHaveValue('')
  await form.getByLabel(ar.forms.contact.name).fill('سامر')
  await form.getByLabel(ar.forms.contact.email).fill(second)
  await form.getByLabel(ar.forms.contact.subject).fill('شكر')
  await form.getByLabel(ar.forms.contact.message).fill('شكراً لكم.')
  await form.locator('[data-submit]').click()
  await keepButton(page).click()
  await expect(boxIn(page)).toHaveCount(2)
  await context.setOffline(false)
  await expect(noticeIn(page)).toHaveCount(2)
  expect((await mailTo(servers, first)).text).toContain('سؤال عن الدورة')
  expect((await mailTo(servers, second)).text).toContain('شكر')
})

test('who wants nothing kept on the device is not asked, and sends it by hand', async ({ page, context }) => {
  const form = await openContact(page, newAddress('dead'))
  await form.locator('[data-keep-nothing]').check()
  await context.setOffline(true)
  await form.locator('[data-submit]').click()
  await expect(form.getByRole('alert')).toContainText(ar.forms.common.offline)
  await expect(keepButton(page)).toHaveCount(0)
  await context.setOffline(false)
  await form.locator('[data-submit]').click()
  await expect(page.locator('[data-form-place=contact] [data-sent]')).toBeFocused()
})

test('an application with a file that could not be sent either waits with it', async ({ page, context, servers }) => {
  const address = newAddress('dead')
  await page.setViewportSize(PHONE)
  await page.goto('/ar/projects/school-hope-homs')
  const panel = page.locator('#apply details').first()
  const form = panel.locator('form')
  await panel.locator('summary').click()
  await fieldIn(form)('firstName').focus()
  await expect(form).toHaveAttribute('data-enhanced', '')
  await fillIn(form, address)
  await fieldIn(form)('address.country').selectOption({ label: 'ألمانيا' })
  await form.getByLabel('المحافظة أو الولاية').selectOption({ label: 'برلين' })
  await fieldIn(form)('preferedProvinces').evaluate((input: HTMLInputElement) => {
    input.value = 'حمص'
    input.form?.dispatchEvent(new Event('restored'))
  })
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await fieldIn(form)('medicalLicenseCertificate').setInputFiles(CERTIFICATE)
  await expect(form.locator('[data-failed]')).toContainText(CERTIFICATE.name)
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
  await expect(page.locator('#feedback [data-failed]')).toBeHidden()
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
  await expect(form.locator('[data-failed]')).toContainText(archive.name)
  await form.locator('[data-submit]').click()
  await keepButton(page).click()
  await expect(boxIn(page, 'idea')).toBeFocused()
  await expectSentByNext(context, page, '/en/reports', en.forms.later.noticeSent, /^I-/)
})

test('what waited too long says so on every page and in the place of its form, until it is put away', async ({ page, context }) => {
  test.slow()
  const { later: t } = de.forms
  const inWords = t.expired.replace(/\{days, plural.*?other \{# (Tage)\}\}/, `${WAITS_DAYS} $1`)
  const handedIn = countHandedIn(context, 'contact')
  const form = await openContact(page, newAddress('dead'), 'de')
  await keepLater(page, form.locator('[data-submit]'))
  await expect(boxIn(page)).toBeFocused()
  await page.close()
  await context.setOffline(false)
  const after = new Date(Date.now() + WAITS_DAYS * 24 * 60 * 60 * 1000 + 60_000)
  const next = await context.newPage()
  await next.clock.setFixedTime(after)
  await next.goto('/de/reports')
  await expect(noticeIn(next)).toContainText(t.expiredTitle)
  await expect(noticeIn(next)).toContainText(inWords)
  await expectAccessible(next)
  await noticeIn(next).getByRole('link', { name: t.show }).click()
  await expect(boxIn(next)).toContainText(inWords)
  await expect(boxIn(next)).not.toContainText(t.finished)
  await expect(noticeIn(next)).toHaveCount(0)
  await expectAccessible(next)
  await boxIn(next).getByRole('button', { name: t.close }).click()
  await expect(formIn(next).getByLabel(de.forms.contact.name)).toBeFocused()
  await expect(formIn(next).getByLabel(de.forms.contact.message)).toHaveValue('')
  expect(handedIn).toEqual([])
})

test('nothing that was typed lies on the device as it was typed', async ({ page }) => {
  const address = newAddress('dead')
  await keptMessage(page, address)
  const disk = await page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('imar-waiting')
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(new Error('It cannot be opened.'))
    })
    const read = (store: string) =>
      new Promise<unknown[]>((resolve) => {
        const all = db.transaction(store).objectStore(store).getAll()
        all.onsuccess = () => resolve(all.result)
      })
    const texts = (value: unknown): string => {
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value))
        return ['utf-8', 'utf-16le'].map((encoding) => new TextDecoder(encoding).decode(value)).join(' ')
      if (value instanceof CryptoKey) return `key ${String(value.extractable)}`
      return value !== null && typeof value === 'object' ? Object.values(value).map(texts).join(' ') : String(value)
    }
    const rows = (await Promise.all([...db.objectStoreNames].map(read))).flat()
    return [...rows.map(texts), JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })].join('\n')
  })
  expect(disk).toContain('key false')
  for (const text of [address, 'أمل', 'متى تبدأ', 'contact']) expect(disk).not.toContain(text)
})

for (const theme of THEMES) {
  test(`what waits is accessible and fits a phone: ${theme}`, async ({ page }) => {
    await chooseTheme(page, theme)
    await page.setViewportSize(PHONE)
    const form = await openContact(page, newAddress('dead'))
    await page.context().setOffline(true)
    await form.locator('[data-submit]').click()
    await expect(keepButton(page)).toBeVisible()
    await expectAccessible(page)
    await keepButton(page).click()
    await expect(boxIn(page)).toBeFocused()
    await expectAccessible(page)
    expect(await sidewaysScroll(page)).toBe(0)
    await page.keyboard.press('Tab')
    await expect(boxIn(page).getByRole('button', { name: later.send })).toBeFocused()
  })
}
