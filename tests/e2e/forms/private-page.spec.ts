import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import ar from '@/messages/ar.json'
import de from '@/messages/de.json'
import en from '@/messages/en.json'
import { expectAccessible } from '../support/axe'
import { applyToDepartment, applyToProject, sendMessage } from '../support/hand-in'
import { linkIn, type Mail, mailsTo, mailTo, newAddress } from '../support/mailbox'
import { PHONE, sidewaysScroll } from '../support/page-tools'
import type { Servers } from '../support/servers'
import { expect, test } from '../support/test'

/** One pixel. */
const PICTURE = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

const LONG_WORD = 'ن'.repeat(60)

/** The links to private pages in a mail. */
function privateLinks({ text }: Mail, servers: Servers): string[] {
  const links = text.split(/\s/).filter((word) => word.startsWith(servers.siteUrl) && word.includes('/my-application?'))
  if (links.length === 0) throw new Error('The mail has no link to a private page.')
  return links
}

const linkOf = async (servers: Servers, address: string, count = 1) => privateLinks(await mailTo(servers, address, count), servers)[0] ?? ''

/** Presses a button that stands in a panel which is opened first. */
async function press(page: Page, panel: string, button: string) {
  await page.locator('summary').filter({ hasText: panel }).click()
  await page.getByRole('button', { name: button }).click()
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

  test('somebody sees in Arabic what they sent, withdraws it, and finds by their address what is left, also on a small phone', async ({ page, servers }) => {
    const { privatePage: t } = ar
    const address = newAddress('private')
    await sendMessage(servers, { name: 'أمل', email: address, subject: `سؤال ${LONG_WORD}`, message: 'متى تبدأ الدورة القادمة؟', submitLanguage: 'ar' })
    await page.goto(await linkOf(servers, address))
    await expect(page.getByRole('heading', { level: 1, name: t.titles.contact })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: t.states.received.replace('{what}', t.titles.contact) })).toBeVisible()
    await expect(page.getByText('متى تبدأ الدورة القادمة؟')).toBeVisible()
    expect(await sidewaysScroll(page)).toBe(0)
    const [file] = await Promise.all([page.waitForEvent('download'), press(page, t.download.title, t.download.submit)])
    expect(file.suggestedFilename()).toBe('my-application.zip')
    const html = Object.entries(unzipSync(await readFile(await file.path()))).find(([name]) => name.endsWith('.html'))?.[1]
    expect(strFromU8(html ?? new Uint8Array())).toContain('متى تبدأ الدورة القادمة؟')
    await page.locator('summary').filter({ hasText: t.withdraw.title }).click()
    expect(await sidewaysScroll(page)).toBe(0)
    await page.getByRole('button', { name: t.withdraw.submit }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText(t.done.withdraw)
    await expect(page.getByRole('heading', { level: 2, name: t.states.withdrawn.replace('{what}', t.titles.contact) })).toBeVisible()
    await expect(page.getByText('متى تبدأ الدورة القادمة؟')).toBeHidden()
    expect((await mailTo(servers, address, 2)).text).toContain('سحبت ما كنت قد أرسلته')

    await page.goto('/ar/my-application')
    await page.getByLabel(t.ask.email).fill('لا بريد')
    await page.getByRole('button', { name: t.ask.submit }).click()
    await expect(page.getByLabel(t.ask.email)).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel(t.ask.email)).toHaveValue('لا بريد')
    await page.getByLabel(t.ask.email).fill(address)
    await page.getByRole('button', { name: t.ask.submit }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText(t.done.ask)
    await page.goto(await linkOf(servers, address, 3))
    await press(page, t.erase.title, t.erase.submit)
    await expect(page.getByRole('main').getByRole('alert')).toContainText(t.done.erase)
    expect(new URL(page.url()).searchParams.has('link')).toBe(false)
    await page.goto(await linkOf(servers, address, 3))
    await expect(page.getByRole('heading', { level: 2, name: t.shut.overTitle })).toBeVisible()
  })
})

test('an applicant corrects answers in Arabic on a phone, is told what is wrong, and loses nothing that was typed', async ({ page, servers }) => {
  const { privatePage: t, forms } = ar
  const address = newAddress('private-answers')
  await page.setViewportSize(PHONE)
  await applyToDepartment(servers, address, 'ar')
  const link = await linkOf(servers, address)
  await page.goto(linkIn(await mailTo(servers, address), servers))
  await mailTo(servers, address, 2)
  await page.goto(link)
  const panel = page.locator('details').filter({ hasText: t.correctAnswers.title })
  await panel.locator('summary').click()
  const [place, years] = [panel.getByLabel('المدينة والبلد'), panel.getByLabel('سنوات الخبرة')]
  await expect(place).toHaveValue('Homs')
  await place.fill(`حلب ${LONG_WORD}`)
  await years.fill('كثيرة')
  await panel.getByRole('button', { name: t.correctAnswers.submit }).click()
  await expect(years).toHaveAttribute('aria-invalid', 'true')
  await expect(years).toHaveAccessibleDescription(forms.errors.invalid_number)
  await expect(place).toHaveValue(`حلب ${LONG_WORD}`)
  await expectAccessible(page)
  expect(await sidewaysScroll(page)).toBe(0)
  await place.fill('حلب')
  await years.fill('٧')
  await panel.getByLabel('أعلى شهادة').selectOption('phd')
  await panel.getByRole('button', { name: t.correctAnswers.submit }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(t.done.correctAnswers)
  const sent = page.locator('dl').filter({ hasText: 'المدينة والبلد' })
  await expect(sent).toContainText('حلب')
  await expect(sent).not.toContainText('Homs')
})

test('somebody corrects the telephone number, confirms another address from there, and adds a file, in German', async ({ page, servers }) => {
  const { privatePage: t } = de
  const [address, wanted] = [newAddress('private'), newAddress('private-new')]
  await applyToDepartment(servers, address, 'de')
  const link = await linkOf(servers, address)
  await page.goto(linkIn(await mailTo(servers, address), servers))
  await mailTo(servers, address, 2)
  await page.goto(link)
  const contact = page.locator('details').filter({ hasText: t.correct.title })
  await contact.locator('summary').click()
  const number = contact.getByRole('textbox', { name: t.correct.phone })
  await expect(number).toHaveValue('+963 944 123 456')
  await number.fill('keine')
  await contact.getByRole('button', { name: t.correct.submit }).click()
  await expect(number).toHaveAttribute('aria-invalid', 'true')
  await expect(number).toHaveValue('keine')
  await expectAccessible(page)
  await number.fill('11 222 333')
  await contact.getByLabel(t.correct.email).fill(wanted)
  await contact.getByRole('button', { name: t.correct.submit }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(t.correct.asked)
  await expect(page.getByText('+963 11 222333').or(page.getByText('+963 11 222 333'))).toBeVisible()
  await page.goto(await linkOf(servers, wanted))
  await expect(page.getByRole('heading', { level: 2, name: t.confirm.title })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: t.confirm.submit }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(t.done.confirm)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 2, name: t.shut.overTitle })).toBeVisible()
  await page.goto(await linkOf(servers, wanted, 2))
  await expect(page.getByText(wanted).first()).toBeVisible()

  const volunteer = newAddress('private-file')
  await applyToProject(servers, volunteer, 'de')
  await page.goto(linkIn(await mailTo(servers, volunteer), servers))
  await mailTo(servers, volunteer, 2)
  await page.goto(await linkOf(servers, volunteer))
  const more = page.locator('details').filter({ hasText: t.addFile.title })
  await more.locator('summary').click()
  const file = more.locator('input[type=file]')
  await file.setInputFiles({ name: 'notizen.txt', mimeType: 'text/plain', buffer: Buffer.from('kein Dokument') })
  await more.getByRole('button', { name: t.addFile.submit }).click()
  await expect(file).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await file.setInputFiles({ name: 'zeugnis.png', mimeType: 'image/png', buffer: PICTURE })
  await more.getByRole('button', { name: t.addFile.submit }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(t.done.addFile)
  await expect(page.getByText('zeugnis.png')).toBeVisible()
})

test('with script somebody sees in English how an application stands, reads it in another language, and erases it in an old tab once only', async ({
  page,
  servers,
}) => {
  const { privatePage: t } = en
  const address = newAddress('private')
  const department = await applyToDepartment(servers, address, 'en')
  const first = await mailTo(servers, address)
  const [link = ''] = privateLinks(first, servers)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 2, name: t.states.unconfirmed })).toBeVisible()
  await expect(page.getByText('Samer Haddad')).toBeHidden()
  await page.goto(linkIn(first, servers))
  await expect(page.getByRole('heading', { level: 2, name: 'Your email address is confirmed' })).toBeVisible()

  await page.goto(link)
  await expect(page.getByRole('heading', { level: 2, name: t.states.review })).toBeVisible()
  await expect(page.getByText(department).first()).toBeVisible()
  await expect(page.getByText('Samer Haddad')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page.getByText('Samer Haddad')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')

  await page.goto(link)
  await page.locator('summary').filter({ hasText: t.withdraw.title }).click()
  await expectAccessible(page)
  const tab = await page.context().newPage()
  await tab.goto(link)
  await page.goto(link)
  await press(page, t.erase.title, t.erase.submit)
  await expect(page.getByRole('main').getByRole('alert')).toContainText(t.done.erase)
  await press(tab, t.withdraw.title, t.withdraw.submit)
  await expect(tab.getByRole('main').getByRole('alert')).toContainText(t.problems.over)
  await expect(tab.getByRole('heading', { level: 2, name: t.ask.title })).toBeVisible()
  await tab.getByLabel(t.ask.email).fill('no address')
  await tab.getByRole('button', { name: t.ask.submit }).click()
  await expect(tab.getByLabel(t.ask.email)).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(tab)
  // Neither of them was told of by a mail: the confirmation and the receipt of the address came before.
  expect((await mailsTo(servers, address)).length).toBeLessThanOrEqual(2)
})

test('opening a link does nothing, its answers are kept nowhere, and no other page hears of it', async ({ servers, request }) => {
  const address = newAddress('private')
  await applyToDepartment(servers, address, 'en')
  const link = await linkOf(servers, address)
  for (const url of [link, `${servers.siteUrl}/en/send/my-application`]) {
    const response = await request.get(url, { maxRedirects: 0 })
    expect(response.headers()['cache-control']).toContain('no-store')
    expect(response.headers()['referrer-policy']).toBe('strict-origin')
  }
  const form = { link: new URL(link).searchParams.get('link') ?? '', deed: 'erase' }
  const foreign = await request.post(`${servers.siteUrl}/en/send/my-application`, { form, headers: { origin: 'https://elsewhere.example' }, maxRedirects: 0 })
  expect(foreign.status()).toBe(303)
  const page = await (await request.get(link)).text()
  expect(page).toContain(en.privatePage.states.unconfirmed)
  expect(page).toContain('noindex')
})
