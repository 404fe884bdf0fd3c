import type { Page } from '@playwright/test'
import { ACCOUNTS } from '@/cms/src/admin/labels/accounts'
import { type Language, LANGUAGES } from '@/cms/src/labels/language'
import { expectAccessible } from '../support/axe'
import { expect, said, test } from '../support/desk'
import { mailsTo, newAddress } from '../support/mailbox'
import type { Servers } from '../support/servers'

const WRONG = 'Olive Kettle 7 Tramway'

const question = (page: Page, language: Language) => page.getByRole('alertdialog', { name: said(ACCOUNTS.stepUpTitle, language) })

async function confirm(page: Page, language: Language, password: string): Promise<void> {
  const dialog = question(page, language)
  await dialog.getByLabel(said(ACCOUNTS.password, language)).fill(password)
  await dialog.getByRole('button', { name: said(ACCOUNTS.confirm, language), exact: true }).click()
}

/** The page that stops a change, which the mail to an address leads to. */
async function stopLinkTo(servers: Servers, address: string): Promise<string> {
  let link: string | undefined
  await expect(async () => {
    const texts = (await mailsTo(servers, address)).map(({ text }) => text)
    link = texts.map((text) => /http\S+\/stop-change\/\S+/.exec(text)?.[0]).find((found) => found !== undefined)
    expect(link).toBeDefined()
  }).toPass({ timeout: 15_000 })
  return link ?? ''
}

for (const language of LANGUAGES) {
  test(`another address asks for the password, keeps what was typed, and can be stopped by its mail: ${language}`, async ({ open, servers, browser }) => {
    const { page, colleague } = await open('strapi-editor', language)
    const moved = newAddress('moved')
    await page.goto('/admin/me')
    const email = page.locator('input[name=email]')
    await email.fill(moved)
    const save = page.locator('main button[type=submit]')
    await save.click()
    await expect(question(page, language)).toBeVisible()
    await expectAccessible(page)
    await confirm(page, language, WRONG)
    await expect(
      question(page, language)
        .getByRole('alert')
        .filter({ hasText: said(ACCOUNTS.passwordWrong, language) }),
    ).toBeVisible()
    await confirm(page, language, colleague.password)
    await expect(question(page, language).getByRole('status')).toHaveText(said(ACCOUNTS.stepUpDone, language))
    await question(page, language)
      .getByRole('button', { name: said(ACCOUNTS.stepUpBack, language) })
      .click()
    await expect(email).toHaveValue(moved)
    await save.click()
    const link = await stopLinkTo(servers, colleague.email)

    const visitor = await browser.newContext({ javaScriptEnabled: false })
    const mailed = await visitor.newPage()
    await mailed.goto(link)
    await expect(mailed.getByRole('main')).toContainText(colleague.email)
    await mailed.getByRole('button').click()
    await expect(mailed.getByRole('status')).toBeVisible()
    await mailed.goto(link)
    await expect(mailed.getByRole('button')).toHaveCount(0)
    await visitor.close()
    await page.reload()
    await expect(page.locator('input[name=password]')).toBeVisible()
  })
}

test('the second step asks for the password and then goes on by itself', async ({ open }) => {
  const { page, colleague } = await open('imar-reviewer', 'en')
  await page.goto('/admin/own-account')
  await page.getByRole('button', { name: said(ACCOUNTS.begin, 'en') }).click()
  await expect(question(page, 'en')).toBeVisible()
  await confirm(page, 'en', colleague.password)
  await expect(page.getByRole('img', { name: said(ACCOUNTS.picture, 'en') })).toBeVisible()
})

test('signing out of the other devices asks first', async ({ open }) => {
  const { page, colleague } = await open('strapi-editor', 'en')
  await page.goto('/admin/own-account')
  // This one, and the one in which the password was chosen; a head above them.
  const rows = page.getByRole('row')
  await expect(rows).toHaveCount(3)
  await page.getByRole('button', { name: said(ACCOUNTS.endOthers, 'en') }).click()
  const asked = page.getByRole('alertdialog')
  await expect(asked).toContainText(said(ACCOUNTS.endAsk, 'en'))
  await asked.getByRole('button', { name: said(ACCOUNTS.end, 'en'), exact: true }).click()
  await confirm(page, 'en', colleague.password)
  await expect(rows).toHaveCount(2)
})

test('an invitation asks for the password, and its form stays as it is', async ({ open }) => {
  const { page, colleague } = await open('strapi-super-admin', 'en')
  await page.goto('/admin/settings/users')
  await page.getByRole('button', { name: 'Invite new user' }).click()
  const form = page.getByRole('dialog')
  const invited = newAddress('invited')
  await form.locator('input[name=firstname]').fill('Nour')
  await form.locator('input[name=email]').fill(invited)
  await form.getByRole('combobox').last().click()
  await page.getByRole('option', { name: 'Editor' }).click()
  // Beside the list, which closes it.
  await page.getByText('User details').click({ force: true })
  await form.locator('button[type=submit]').click()
  await confirm(page, 'en', colleague.password)
  await question(page, 'en')
    .getByRole('button', { name: said(ACCOUNTS.stepUpBack, 'en') })
    .click()
  await expect(form.locator('input[name=email]')).toHaveValue(invited)
  await form.locator('button[type=submit]').click()
  await expect(form.locator('input[name=email]')).toBeDisabled()
})
