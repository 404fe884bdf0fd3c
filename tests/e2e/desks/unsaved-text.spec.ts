import type { Page, Route } from '@playwright/test'
import { SAVES } from '@/cms/src/admin/labels/saves'
import { fieldWords } from '@/cms/src/labels/fields'
import { expect, said, test } from '../support/desk'

const TYPE = '/admin/content-manager/collection-types/api::article.article'
const CALL = '**/content-manager/collection-types/api::article.article/**'
const WORDS = { ar: 'حفظ', de: 'Speichern', en: 'Save' } as const

type Language = keyof typeof WORDS

const field = (name: string, language: Language) => said(fieldWords('api::article.article', name) ?? ['', '', ''], language)
const titleIn = (page: Page, language: Language) => page.getByRole('textbox', { name: field('title', language), exact: true })
const save = (page: Page, language: Language) => page.getByRole('button', { name: WORDS[language], exact: true }).click()
const unsaved = (page: Page, language: Language) => page.getByRole('region', { name: said(SAVES.panel, language) })
const putIn = (page: Page, language: Language) =>
  unsaved(page, language)
    .getByRole('button', { name: said(SAVES.putIn, language) })
    .first()
    .click()

/** How a save can fail, by what happens to the call. */
const FAILURES: Record<string, (route: Route) => Promise<void>> = {
  'is refused': (route) =>
    route.fulfill({ status: 400, json: { data: null, error: { status: 400, name: 'ApplicationError', message: 'Refused', details: {} } } }),
  'finds the service away': (route) => route.fulfill({ status: 503, body: 'away' }),
  'gets no answer': (route) => route.abort('connectionreset'),
}

for (const [name, fail] of Object.entries(FAILURES)) {
  test(`a save that ${name} leaves what was typed, also after a reload, and the next one stores it`, async ({ open, admin }) => {
    const { documentId } = await admin.create('article', 'de', { title: 'Wie es war', excerpt: 'Kurz' })
    const { page } = await open('strapi-editor', 'de')
    await page.goto(`${TYPE}/${documentId}?plugins[i18n][locale]=de`)
    const title = titleIn(page, 'de')
    await title.fill('Neu getippt')
    await page.route(CALL, (route) => (route.request().method() === 'PUT' ? fail(route) : route.fallback()))
    const failed = page.waitForEvent('requestfinished', (request) => request.method() === 'PUT').catch(() => null)
    await save(page, 'de')
    if (name !== 'gets no answer') await failed
    await expect(
      page
        .getByRole('alert')
        .or(page.getByRole('status'))
        .filter({ hasText: said(SAVES.kept, 'de') })
        .first(),
    ).toBeVisible()
    await expect(title).toHaveValue('Neu getippt')
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await putIn(page, 'de')
    await expect(title).toHaveValue('Neu getippt')
    await page.unroute(CALL)
    await save(page, 'de')
    await expect.poll(async () => (await admin.read('article', documentId, 'de')).title).toBe('Neu getippt')
    await expect(unsaved(page, 'de')).toBeHidden()
    await page.reload()
    await expect(title).toHaveValue('Neu getippt')
    await expect(unsaved(page, 'de')).toBeHidden()
  })
}

test('without a line the form stays, and what was typed into a new document survives a reload', async ({ open, admin }) => {
  const { page } = await open('strapi-editor', 'ar')
  await page.goto(`${TYPE}/create?plugins[i18n][locale]=ar`)
  const title = titleIn(page, 'ar')
  const words = `بلا اتصال ${Date.now()}`
  await title.fill(words)
  await page.context().setOffline(true)
  await save(page, 'ar')
  await expect(page.getByText(said(SAVES.kept, 'ar')).first()).toBeVisible()
  await expect(title).toHaveValue(words)
  await page.context().setOffline(false)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(title).toHaveValue('')
  await putIn(page, 'ar')
  await save(page, 'ar')
  await expect(page).not.toHaveURL(/create/)
  expect((await admin.list('article', 'ar')).map(({ title: stored }) => stored)).toContain(words)
})

test('a session that ends while somebody types keeps it until they are back', async ({ open, admin }) => {
  const { documentId } = await admin.create('article', 'en', { title: 'As it was', excerpt: 'Short' })
  const { page, colleague } = await open('strapi-editor', 'en')
  await page.goto(`${TYPE}/${documentId}?plugins[i18n][locale]=en`)
  await titleIn(page, 'en').fill('Typed before the end')
  await page.context().clearCookies()
  await save(page, 'en')
  const ended = page.getByRole('alertdialog')
  await ended.or(page.locator('input[name=email]')).first().waitFor()
  if (await ended.isVisible()) await ended.getByRole('button', { name: 'Confirm' }).click()
  await page.locator('input[name=email]').fill(colleague.email)
  await page.locator('input[name=password]').fill(colleague.password)
  await page.locator('button[type=submit]').click()
  await page.locator('input[name=password]').waitFor({ state: 'detached' })
  await page.goto(`${TYPE}/${documentId}?plugins[i18n][locale]=en`)
  await putIn(page, 'en')
  await save(page, 'en')
  await expect.poll(async () => (await admin.read('article', documentId, 'en')).title).toBe('Typed before the end')
})

test('who is refused because somebody else has saved sees both texts, and neither is lost', async ({ open, admin }) => {
  const { documentId } = await admin.create('article', 'de', { title: 'Wie es war', excerpt: 'Kurz' })
  const { page } = await open('strapi-editor', 'de')
  await page.goto(`${TYPE}/${documentId}?plugins[i18n][locale]=de`)
  const title = titleIn(page, 'de')
  await title.fill('Meins')
  await admin.edit('article', documentId, 'de', { title: 'Ihres' })
  await save(page, 'de')
  await expect(unsaved(page, 'de')).toBeVisible()
  await expect(title).toHaveValue('Meins')
  expect((await admin.read('article', documentId, 'de')).title).toBe('Ihres')
  await unsaved(page, 'de')
    .getByRole('button', { name: said(SAVES.theirs, 'de') })
    .click()
  await expect(title).toHaveValue('Ihres')
  await putIn(page, 'de')
  await expect(title).toHaveValue('Meins')
  await save(page, 'de')
  await expect.poll(async () => (await admin.read('article', documentId, 'de')).title).toBe('Meins')
})

test('two people on one device do not see what the other has typed', async ({ open, admin }) => {
  const { documentId } = await admin.create('article', 'de', { title: 'Wie es war', excerpt: 'Kurz' })
  const { page } = await open('strapi-editor', 'de')
  await page.goto(`${TYPE}/${documentId}?plugins[i18n][locale]=de`)
  await titleIn(page, 'de').fill('Nur meins')
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('imar-draft:')))).toBe(true)
  const kept = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('imar-draft:')))
  const other = await open('strapi-editor', 'de', { firstname: 'Sami', lastname: 'Khalil' })
  await other.page.evaluate((entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)), kept)
  await other.page.goto(`${TYPE}/${documentId}?plugins[i18n][locale]=de`)
  await expect(titleIn(other.page, 'de')).toHaveValue('Wie es war')
  await expect(unsaved(other.page, 'de')).toBeHidden()
})
