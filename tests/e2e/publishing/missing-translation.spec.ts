import { z } from 'zod'
import type { Locale } from '@/rules/languages'
import { readContent } from '../support/sample-pages'
import { expect, test } from '../support/test'

const document = z.object({ documentId: z.string(), slug: z.string().optional() })

const KINDS = [
  { type: 'article', plural: 'articles', own: '' },
  { type: 'project', plural: 'projects', own: '' },
  { type: 'report', plural: 'reports', own: '&filters[isExternalReport][$ne]=true' },
  { type: 'event', plural: 'events', own: '&filters[isExternalEvent][$ne]=true' },
] as const

const NOTICES: [Locale, string][] = [
  ['de', 'Die gewünschte Seite gibt es noch nicht auf Deutsch.'],
  ['ar', 'الصفحة التي قصدتها غير متاحة بالعربية بعد.'],
]

for (const { type, plural, own } of KINDS) {
  for (const [locale, notice] of NOTICES) {
    test(`${plural}: what is not translated leads to the list in ${locale}, which says so`, async ({ admin, page, request, servers }) => {
      const [found] = await readContent(servers, `${plural}?locale=${locale}&pagination[pageSize]=1${own}`, document)
      if (!found) throw new Error(`No ${type} to test with`)
      const address = `${plural}/${found.slug ?? found.documentId}`
      await admin.unpublish(type, found.documentId, locale)
      try {
        await expect.poll(async () => (await request.get(`/${locale}/${address}`, { maxRedirects: 0 })).status()).toBe(307)
        await page.goto(`/en/${address}`)
        await page.locator('header summary').filter({ hasText: 'Language:' }).click()
        await page.locator(`a[data-language=${locale}]`).click()
        await expect(page).toHaveURL(new RegExp(`/${locale}/${plural}(#.*)?$`))
        await expect(page.getByText(notice)).toBeVisible()
      } finally {
        await admin.publish(type, found.documentId, locale)
      }
      await expect.poll(async () => (await request.get(`/${locale}/${address}`, { maxRedirects: 0 })).status()).toBe(200)
    })
  }
}
