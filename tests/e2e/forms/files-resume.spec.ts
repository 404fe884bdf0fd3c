import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import ar from '@/messages/ar.json'
import en from '@/messages/en.json'
import { archive, archiveOf } from '../support/archive'
import { expectAccessible } from '../support/axe'
import { boxIn, keepButton } from '../support/dead-line'
import { PHONE, sidewaysScroll } from '../support/page-tools'
import { breakIdea, expectRestAlone, mend, openIdea, PATIENCE, test } from '../support/resuming'
import { expect } from '../support/test'
import { referenceIn, thanksIn } from '../support/thanks'
import { fieldIn } from '../support/volunteer-form'

const { files, later } = en.forms

test.describe.configure({ timeout: 120_000 })

/** What a sentence says before and after its number. */
const around = (sentence: string) => sentence.split('{part}').filter(Boolean)

/** Notes all that is said to those who do not see the row. */
async function noteAnnouncements(page: Page) {
  await page.evaluate(() => {
    const said: string[] = []
    const place = document.querySelector('ul ~ p[role=status]')
    if (place) new MutationObserver(() => said.push(place.textContent ?? '')).observe(place, { childList: true, characterData: true, subtree: true })
    Object.assign(window, { said })
  })
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said)
}

test('a file whose line broke says how much has arrived, and goes on there by itself when the line is back', async ({ page, front }) => {
  const { row, rest, form } = await breakIdea(page, front)
  for (const words of around(files.arrived)) await expect(row).toContainText(words)
  await expectAccessible(page)
  const announcements = await noteAnnouncements(page)
  await mend(page, front)
  await expect(row).toContainText(files.stored, PATIENCE)
  expectRestAlone(front, rest)
  expect((await announcements()).filter((text) => text.includes(files.goingOn))).toHaveLength(1)
  await form.locator('[data-submit]').click()
  await expect(referenceIn(thanksIn(page, 'idea'))).toHaveText(/^I-/, PATIENCE)
})

test('a file goes on when it is chosen once more after a reload, and says so, in Arabic on a phone', async ({ page, front, problems }) => {
  // Of what the test itself asks an empty page.
  problems.expect(/Failed to read the 'localStorage' property/)
  const { goingOn, again, stored } = ar.forms.files
  await page.setViewportSize(PHONE)
  const { row, file, rest, input, form } = await breakIdea(page, front, 'ar')
  const address = page.url()
  // So that nothing goes on before the page is there anew.
  await page.goto('about:blank')
  await mend(page, front)
  await page.goto(address)
  await expect(form).toHaveAttribute('data-enhanced')
  for (const words of around(again)) await expect(row).toContainText(words)
  await expectAccessible(page)
  expect(await sidewaysScroll(page)).toBe(0)
  const announcements = await noteAnnouncements(page)
  await input.setInputFiles(file.path)
  await expect(row).toContainText(stored, PATIENCE)
  await expect(row).toHaveCount(1)
  expectRestAlone(front, rest)
  expect(await announcements()).toContain(`${file.name}: ${goingOn}`)
})

test('what waits on the device goes on where its form had stopped, and is sent once', async ({ page, context, front }) => {
  const { form, rest } = await breakIdea(page, front)
  await form.locator('[data-submit]').click()
  await keepButton(page).click()
  await expect(boxIn(page, 'idea')).toBeFocused()
  await page.close()
  const next = await context.newPage()
  await mend(next, front)
  await next.goto(`${front.origin}/en/reports`)
  await expect(next.locator('[data-notice]')).toContainText(later.noticeSent, PATIENCE)
  expectRestAlone(front, rest)
  expect(front.posts.filter(({ path }) => path.endsWith('/send/idea'))).toHaveLength(1)
})

test('two tabs with the same file do not meet, and each is sent', async ({ page, context, front }) => {
  const file = archiveOf(3 * 1024 * 1024)
  const other = await context.newPage()
  const tabs = [await openIdea(page, front), await openIdea(other, front)]
  await Promise.all(tabs.map(({ input }) => input.setInputFiles(file.path)))
  for (const { row } of tabs) await expect(row).toContainText(files.stored, PATIENCE)
  const ids = await Promise.all(tabs.map(({ row }) => row.locator('[name=attachments]').inputValue()))
  expect(new Set(ids).size).toBe(2)
})

test('a file that begins like a PDF and is none is refused when it is whole', async ({ page, front, problems }) => {
  problems.expect(/422/)
  await page.goto(`${front.origin}/en/projects/school-hope-homs`)
  const panel = page.locator('#apply details').first()
  const form = panel.locator('form')
  await panel.locator('summary').click()
  await fieldIn(form)('firstName').focus()
  await expect(form).toHaveAttribute('data-enhanced', '')
  const buffer = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(700 * 1024)])
  await form.locator('input[type=file]').first().setInputFiles({ name: 'licence.pdf', mimeType: 'application/pdf', buffer })
  await expect(form.getByRole('listitem').filter({ hasText: 'licence.pdf' })).toContainText(en.forms.errors.file_broken, PATIENCE)
  expect(front.filesBytes).toBeGreaterThan(buffer.length)
})

test('who asks by a name of their own learns nothing of another one’s file, and who comes from elsewhere nothing at all', async ({ page, front }) => {
  await breakIdea(page, front)
  await mend(page, front)
  const asked = await page.evaluate(async () => {
    const ask = async (upload: string) => {
      const body = new FormData()
      for (const [name, value] of Object.entries({ form: 'idea', upload, name: 'large.zip', offset: '0', size: '12000000' })) body.append(name, value)
      const response = await fetch('/api/files', { method: 'POST', body })
      return { status: response.status, answer: (await response.json()) as unknown }
    }
    return [await ask('0'.repeat(64)), await ask('../../etc/passwd')]
  })
  expect(asked).toEqual([
    { status: 200, answer: { state: 'partly', bytes: 0 } },
    { status: 400, answer: { state: 'refused', code: 'invalid' } },
  ])
  const body = new FormData()
  body.append('form', 'idea')
  body.append('upload', '0'.repeat(64))
  const foreign = await fetch(`${front.origin}/api/files`, {
    method: 'POST',
    headers: { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' },
    body,
  })
  expect(foreign.status).toBe(403)
})

test('what sends parts comes when a large file is chosen, and not before', async ({ page, front }) => {
  const scripts: string[] = []
  page.on(
    'response',
    (response) =>
      void (
        response.url().endsWith('.js') &&
        response.text().then(
          (text) => scripts.push(text),
          () => undefined,
        )
      ),
  )
  const { input, row } = await openIdea(page, front)
  const isLoaded = () => scripts.some((text) => text.includes('SHA-256') && text.includes('onBroken'))
  await input.setInputFiles(archive)
  await expect(row).toContainText(files.stored, PATIENCE)
  expect(scripts.length).toBeGreaterThan(3)
  expect(isLoaded()).toBe(false)
  await row.getByRole('button', { name: files.remove }).click()
  await input.setInputFiles(archiveOf(600 * 1024).path)
  await expect(row).toContainText(files.stored, PATIENCE)
  expect(isLoaded()).toBe(true)
})
