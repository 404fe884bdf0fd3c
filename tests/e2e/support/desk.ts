import type { Browser, Page } from '@playwright/test'
import { type Language, LANGUAGES, type Words } from '@/cms/src/labels/language'
import type { Colleague } from './admin'
import { newAddress } from './mailbox'
import type { Servers } from './servers'
import { test as base } from './test'

/** A word of the admin in a language. */
export const said = (words: Words, language: Language): string => words[LANGUAGES.indexOf(language)] ?? ''

/** Signs in by the form, in a window of one's own, with the admin in one's language. */
async function openDesk(browser: Browser, { adminUrl }: Servers, { email, password }: Colleague, language: Language): Promise<Page> {
  const context = await browser.newContext({ baseURL: adminUrl, viewport: { width: 1280, height: 900 } })
  await context.addInitScript((name) => localStorage.setItem('strapi-admin-language', name), language)
  const page = await context.newPage()
  await page.goto('/admin')
  await page.locator('input[name=email]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.locator('button[type=submit]').click()
  await page.locator('input[name=password]').waitFor({ state: 'detached' })
  return page
}

type Fixtures = {
  /** Opens the admin for somebody new with this role; their windows close with the test. */
  open: (roleCode: string, language: Language, name?: { firstname: string; lastname: string }) => Promise<{ page: Page; colleague: Colleague }>
}

/** For what people do in the admin. What the framework's own pages say in the console is theirs. */
export const test = base.extend<Fixtures>({
  open: async ({ admin, browser, servers }, provide) => {
    const pages: Page[] = []
    await provide(async (roleCode, language, name = { firstname: 'Rima', lastname: 'Haddad' }) => {
      const colleague = await admin.addColleague(roleCode, newAddress('desk'), name)
      const page = await openDesk(browser, servers, colleague, language)
      pages.push(page)
      return { page, colleague }
    })
    await Promise.all(pages.map((page) => page.context().close()))
  },
})

/** A panel beside a document, by its heading. */
export const panel = (page: Page, title: string) => page.getByRole('complementary').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

export { expect } from './test'
