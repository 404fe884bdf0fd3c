import type { Page } from '@playwright/test'
import { FORM_PATIENCE } from '@/lib/forms/early.mjs'
import en from '@/messages/en.json'
import { archive } from '../support/archive'
import { mailTo, newAddress } from '../support/mailbox'
import { keepBack } from '../support/page-tools'
import { expect, test } from '../support/test'
import { thanksIn } from '../support/thanks'

const { contact, errors, files } = en.forms

/** Every way on which a form's script comes to a page. */
const ON_THE_WAY = { 'the data of the page': '**/flight/*.js', 'the script': '**/_next/static/chunks/*.js' }

const contactForm = (page: Page) => page.locator('form[data-form=contact]')

async function write(page: Page, address: string) {
  const form = contactForm(page)
  await form.getByLabel(contact.name).fill('Rima')
  await form.getByLabel(contact.email).fill(address)
  await form.getByLabel(contact.subject).fill('Hello')
  await form.getByLabel(contact.message).fill('A question.')
}

for (const [what, pattern] of Object.entries(ON_THE_WAY)) {
  test(`a message that is sent before ${what} came waits for it, and is sent without a new page`, async ({ page, servers }) => {
    const address = newAddress('early')
    const letGo = await keepBack(page, pattern)
    await page.goto('/en/help#contact')
    await write(page, address)
    await contactForm(page).getByRole('button', { name: contact.submit }).click()
    await expect(contactForm(page).getByRole('button', { name: en.forms.common.sending })).toBeVisible()
    letGo()
    await expect(thanksIn(page, 'contact')).toBeFocused()
    expect((await mailTo(servers, address)).text).toContain('Hello')
  })
}

test('a message whose script does not come goes as without script', async ({ page }) => {
  await keepBack(page, '**/_next/static/chunks/*.js')
  await page.goto('/en/help#contact')
  await write(page, newAddress('early'))
  await contactForm(page).getByRole('button', { name: contact.submit }).click()
  await expect(contactForm(page).getByRole('button', { name: en.forms.common.confirm })).toBeVisible({ timeout: FORM_PATIENCE + 10_000 })
  await expect(contactForm(page).getByLabel(contact.message)).toHaveValue('A question.')
})

for (const [address, name, pattern] of [
  ['/ar/help#contact', 'contact', '**/flight/*.js'],
  ['/ar/collaborate/individuals', 'proposal', '**/flight/*.js'],
  ['/ar/join', 'department', '**/form-texts'],
] as const) {
  test(`nothing moves when the script of a form comes: ${name}`, async ({ page }) => {
    const letGo = await keepBack(page, pattern)
    await page.goto(address)
    const form = page.locator(`form[data-form=${name}]`)
    const height = () => form.evaluate((element) => element.getBoundingClientRect().height)
    await form.scrollIntoViewIfNeeded()
    const before = await height()
    letGo()
    await expect(form).toHaveAttribute('data-enhanced')
    expect(await height()).toBe(before)
  })
}

test('a field that was left before the script came says what is wrong with it', async ({ page }) => {
  const letGo = await keepBack(page, '**/flight/*.js')
  await page.goto('/en/help#contact')
  await contactForm(page).getByLabel(contact.email).fill('rima')
  await contactForm(page).getByLabel(contact.subject).focus()
  letGo()
  await expect(contactForm(page).getByLabel(contact.email)).toHaveAccessibleDescription(errors.email_invalid)
  await expect(contactForm(page).getByLabel(contact.name)).toHaveAccessibleDescription('')
})

test('what is typed before the script came stays, whatever is kept from before', async ({ page }) => {
  await page.goto('/en/help#contact')
  await write(page, newAddress('early'))
  await expect(contactForm(page).getByText(en.forms.common.kept)).toBeVisible()
  const letGo = await keepBack(page, '**/flight/*.js')
  // Not a reload: a browser fills in by itself what stood there before.
  await page.goto('/en/help?again#contact')
  await contactForm(page).getByLabel(contact.subject).fill('Another one')
  letGo()
  await expect(contactForm(page).getByLabel(contact.message)).toHaveValue('A question.')
  await expect(contactForm(page).getByLabel(contact.subject)).toHaveValue('Another one')
})

test('a file that was chosen before the script came is sent', async ({ page }) => {
  const letGo = await keepBack(page, '**/flight/*.js')
  await page.goto('/en/collaborate/project-template')
  const form = page.locator('form[data-form=idea]')
  await form.locator('input[type=file]').first().setInputFiles(archive)
  letGo()
  await expect(form.getByRole('list', { name: files.list })).toContainText(files.stored)
})

test('a form that nobody touches loads nothing that only sending needs', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())))
  await page.goto('/en/join')
  const form = page.locator('form[data-form=department]')
  await expect(form).toHaveAttribute('data-enhanced', '')
  await page.waitForLoadState('networkidle')
  await form.scrollIntoViewIfNeeded()
  const untouched = scripts.length
  expect(untouched).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  expect(scripts).toHaveLength(untouched)
  await form.getByLabel('Full name').focus()
  await expect.poll(() => scripts.length).toBeGreaterThan(untouched)
})
