import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import ar from '@/messages/ar.json'
import de from '@/messages/de.json'
import { expectAccessible } from '../support/axe'
import { registerFor } from '../support/hand-in'
import { linkIn, type Mail, mailTo, newAddress } from '../support/mailbox'
import { PHONE, sidewaysScroll } from '../support/page-tools'
import { expect, test } from '../support/test'
import { CERTIFICATE, fieldIn, fillIn } from '../support/volunteer-form'

const TYPE = 'project-submission'
const MESSAGES = { ar, de }
const WORDS = { ar: { country: 'ألمانيا', state: 'برلين' }, de: { country: 'Deutschland', state: 'Berlin' } } as const

const privateLink = ({ text }: Mail): string => text.split(/\s/).find((word) => word.includes('/my-application?')) ?? ''

async function openPanel(page: Page, title: string) {
  const panel = page.locator('details').filter({ hasText: title })
  await panel.locator('summary').click()
  return panel
}

for (const language of ['ar', 'de'] as const) {
  test(`${language}: an applicant loses nothing on the way, is asked for something, adds it, and takes everything along`, async ({ admin, page, servers }) => {
    test.setTimeout(240_000)
    const { forms, privatePage: t } = MESSAGES[language]
    const address = newAddress('applicant')
    await page.setViewportSize(PHONE)

    await test.step('applies with a file, after the page was closed in the middle', async () => {
      await page.goto(`/${language}/projects/school-hope-homs`)
      const form = page.locator('#apply details').first().locator('form')
      const field = fieldIn(form)
      await page.locator('#apply details').first().locator('summary').click()
      await field('firstName').focus()
      await expect(form).toHaveAttribute('data-enhanced', '')
      await fillIn(form, address, servers)
      await field('address.country').selectOption({ label: WORDS[language].country })
      await field('address.state').selectOption({ label: WORDS[language].state })
      const provinces = form.getByRole('combobox', { name: /المحافظات|Gouvernements/ })
      await provinces.fill('حمص')
      await provinces.press('Enter')
      await form.locator('input[type=file]').first().setInputFiles(CERTIFICATE)
      await expect(form.getByRole('list', { name: forms.files.list })).toContainText(forms.files.stored)
      await page.goto(`/${language}/events`)
      await page.goto(`/${language}/projects/school-hope-homs#apply`)
      await expect(form).toHaveAttribute('data-enhanced', '')
      await expect(field('email')).toHaveValue(address)
      await field('legalConsent').check()
      await form.getByRole('button', { name: forms.volunteer.submit }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText(address)
      await dialog.locator('button[data-close]').click()
    })

    await test.step('confirms the address, and sees how things stand', async () => {
      await page.goto(linkIn(await mailTo(servers, address), servers))
      await page.goto(privateLink(await mailTo(servers, address, 2)))
      await expect(page.getByRole('heading', { level: 2, name: t.states.review })).toBeVisible()
      await expect(page.getByText(CERTIFICATE.name).first()).toBeVisible()
      await expectAccessible(page)
      expect(await sidewaysScroll(page)).toBe(0)
    })

    const [application] = await admin.sentBy(TYPE, address)
    if (!application) throw new Error('The application has not arrived.')
    await test.step('sees nothing of a decision that a reviewer takes back', async () => {
      await admin.decide(TYPE, application.documentId, 'Rejected', 'ليس لدينا مكان.')
      await page.reload()
      await expect(page.getByRole('heading', { level: 2, name: t.states.review })).toBeVisible()
      await admin.takeBack(TYPE, application.documentId)
    })

    await test.step('is asked for something, and adds it on the same page', async () => {
      await admin.reply(TYPE, application.documentId, 'السؤال الأول', 'هل لديك صورة شخصية؟')
      const asked = await mailTo(servers, address, 3)
      expect(asked.text).toContain('هل لديك صورة شخصية؟')
      await page.goto(privateLink(asked))
      const panel = await openPanel(page, t.addFile.title)
      await panel.locator('input[type=file]').setInputFiles({ ...CERTIFICATE, name: 'zweites.pdf' })
      await panel.getByRole('button', { name: t.addFile.submit }).click()
      await expect(page.getByRole('main').getByRole('alert')).toContainText(t.done.addFile)
      await expect(page.getByText('zweites.pdf')).toBeVisible()
    })

    await test.step('takes along all of it: answers, both files, and what was written back', async () => {
      const panel = await openPanel(page, t.download.title)
      const [file] = await Promise.all([page.waitForEvent('download'), panel.getByRole('button', { name: t.download.submit }).click()])
      const files = unzipSync(await readFile(await file.path()))
      expect(Object.keys(files).filter((name) => name.startsWith('files/'))).toEqual([`files/1 ${CERTIFICATE.name}`, 'files/2 zweites.pdf'])
      const [, html] = Object.entries(files).find(([name]) => name.endsWith('.html')) ?? []
      for (const words of ['هل لديك صورة شخصية؟', WORDS[language].state]) expect(strFromU8(html ?? new Uint8Array())).toContain(words)
    })

    await test.step('erases it, and nobody has it any more', async () => {
      const panel = await openPanel(page, t.erase.title)
      await panel.getByRole('button', { name: t.erase.submit }).click()
      await expect(page.getByRole('main').getByRole('alert')).toContainText(t.done.erase)
      expect(await admin.sentBy(TYPE, address)).toEqual([])
    })
  })

  test(`${language}: who has registered for an event finds the ticket on the private page`, async ({ admin, page, servers }) => {
    const { privatePage: t } = MESSAGES[language]
    const address = newAddress('ticket')
    const startDate = new Date(Date.now() + 5 * 24 * 60 * 60 * 1000).toISOString()
    const fields = { title: 'Ticket', slug: `ticket-${Date.now()}`, eventType: 'meeting', location: { type: 'physical' }, registration: { required: true } }
    const { documentId } = await admin.create('event', language, { ...fields, startDate })
    await admin.publish('event', documentId, language)
    await registerFor(servers, documentId, { name: 'Rima', email: address }, language)
    const mail = await mailTo(servers, address)
    const code = /\b[0-9A-Z]{5}-[0-9A-Z]{5}\b/.exec(mail.text)?.[0] ?? ''
    await page.setViewportSize(PHONE)
    await page.goto(privateLink(mail))
    await expect(page.getByRole('heading', { level: 3, name: t.ticket.title })).toBeVisible()
    await expect(page.getByText(code)).toBeVisible()
    const picture = page.getByRole('img', { name: t.ticket.picture })
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100)
    await expectAccessible(page)
    expect(await sidewaysScroll(page)).toBe(0)
    await admin.unpublish('event', documentId, language)
  })
}
