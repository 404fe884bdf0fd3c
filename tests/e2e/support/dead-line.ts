import type { BrowserContext, Locator, Page } from '@playwright/test'
import ar from '@/messages/ar.json'
import de from '@/messages/de.json'
import en from '@/messages/en.json'
import { expect, test } from './test'

export const { later } = ar.forms

const keepNames = new RegExp([ar, de, en].map(({ forms }) => forms.later.keep).join('|'))

/** What browser and framework say of what they could not load any more, also of a page that was just being read. */
export const DEAD_LINE = /ERR_|NetworkError|Failed to load|Failed to fetch|Loading chunk|no-response/

/** A line that is dead is said in the console too. */
export const expectDeadLines = () => test.beforeEach(({ problems }) => problems.expect(/Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED/))

export const formIn = (page: Page, name = 'contact') => page.locator(`form[data-form=${name}]`)
/** What waits stands before its form. */
export const boxIn = (page: Page, name = 'contact') => page.locator(`section:has(~ form[data-form=${name}])`)
export const noticeIn = (page: Page) => page.locator('[data-notice]')
/** Of a dialog where one is open: it stands behind its form. */
export const keepButton = (page: Page) => page.getByRole('button', { name: keepNames }).last()

/** What says that a form is at work, and that what keeps it has come. */
export async function openContact(page: Page, address: string, locale: 'ar' | 'de' = 'ar') {
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
export async function keepLater(page: Page, submit: Locator) {
  await page.context().setOffline(true)
  await submit.click()
  await keepButton(page).click()
}

/** Counts how often a form was handed in. */
export function countHandedIn(context: BrowserContext, form: string) {
  const handedIn: string[] = []
  context.on('requestfinished', (request) => request.method() === 'POST' && request.url().endsWith(`/send/${form}`) && handedIn.push(request.url()))
  return handedIn
}

/** That the next page with a line sends what waits, and says so with a number. */
export async function expectSentByNext(context: BrowserContext, page: Page, address: string, words: string, reference: RegExp) {
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto(address)
  await expect(noticeIn(next)).toContainText(words)
  await expect(noticeIn(next).locator('[data-reference]')).toHaveText(reference)
}

export async function keptMessage(page: Page, address: string) {
  const form = await openContact(page, address)
  await keepLater(page, form.locator('[data-submit]'))
  await expect(boxIn(page)).toBeFocused()
  return form
}
