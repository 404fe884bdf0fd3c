import type { Page } from '@playwright/test'
import { HOME } from '@/cms/src/admin/labels/home'
import type { Language } from '@/cms/src/labels/language'
import { expectAccessible } from '../support/axe'
import { expect, said, test } from '../support/desk'

const PARTS = ['service', 'reviewing', 'events', 'writing'] as const

type Part = (typeof PARTS)[number]

/** What each role finds on its home, where its menu leads, and a page that is not theirs. */
const ROLES: readonly { role: string; language: Language; parts: readonly Part[]; theirs: readonly string[]; foreign: string }[] = [
  { role: 'strapi-editor', language: 'de', parts: ['writing'], theirs: ['translation-overview', 'planned', 'broken-links'], foreign: 'queue' },
  { role: 'imar-reviewer', language: 'ar', parts: ['reviewing'], theirs: ['queue', 'application-figures', 'outbox'], foreign: 'broken-links' },
  { role: 'imar-event-team', language: 'en', parts: ['events'], theirs: ['outbox'], foreign: 'application-figures' },
  { role: 'strapi-super-admin', language: 'en', parts: PARTS, theirs: ['queue', 'planned', 'accounts', 'audit-trail'], foreign: '' },
]

/** All pages that have an address of their own in the menu. */
const PAGES = [
  'queue',
  'application-figures',
  'outbox',
  'translation-overview',
  'planned',
  'broken-links',
  'bin',
  'speed-overview',
  'sender',
  'accounts',
  'audit-trail',
]

/** What is in the parts; the framework makes each of them a main landmark within the page's. */
const CONTENTS = 'main section main > *'

const NOT_YOURS: Record<Language, RegExp> = { ar: /صلاحي|الإذن|أذون/, de: /Berechtigung|Zugriff/, en: /permissions/ }

const part = (page: Page, name: Part, language: Language) => page.getByRole('region', { name: said(HOME[name], language), exact: true })

const linkTo = (page: Page, address: string) => page.getByRole('navigation').locator(`a[href$="/admin/${address}"]`)

for (const { role, language, parts, theirs, foreign } of ROLES) {
  test(`${role}: the home has what is theirs, and nothing else`, async ({ open }) => {
    const { page } = await open(role, language)

    await test.step('their parts, with what is in them', async () => {
      for (const name of parts) {
        await expect(part(page, name, language)).toBeVisible()
        await expect(part(page, name, language).getByText(said(HOME.failed, language))).toHaveCount(0)
      }
      for (const name of PARTS.filter((known) => !parts.includes(known))) await expect(part(page, name, language)).toHaveCount(0)
      await expect(page.locator('main dl, main ul').first()).toBeVisible()
      await expectAccessible(page, CONTENTS)
    })

    await test.step('their pages in the menu', async () => {
      for (const address of theirs) await expect(linkTo(page, address)).toHaveCount(1)
      if (role !== 'strapi-super-admin') for (const address of ['accounts', 'audit-trail', foreign]) await expect(linkTo(page, address)).toHaveCount(0)
    })

    await test.step('a page that is not theirs says so', async () => {
      const refused = foreign ? PAGES.filter((address) => ['accounts', 'audit-trail', foreign].includes(address)) : []
      for (const address of refused) {
        await page.goto(`/admin/${address}`)
        await expect(page.getByText(NOT_YOURS[language])).toBeVisible()
      }
    })

    await test.step('nothing is wider than a phone', async () => {
      await page.setViewportSize({ width: 360, height: 780 })
      await page.goto('/admin')
      await expect(part(page, parts[0] ?? 'writing', language)).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    })
  })
}
