import { z } from 'zod'
import { readContent } from '../support/sample-pages'
import { expect, test } from '../support/test'

/** A draft of every type that has a page of its own, and the field by which the draft is recognized on it. */
const DRAFTS = [
  ['article', 'articles', 'title'],
  ['project', 'projects', 'title'],
  ['report', 'reports?filters[isExternalReport][$ne]=true', 'title'],
  ['event', 'events?filters[isExternalEvent][$ne]=true', 'title'],
  ['department', 'departments?sort=order:asc', 'title'],
  ['partner', 'partners', 'name'],
  ['ambassador', 'ambassadors', 'name'],
] as const

const document = z.object({ documentId: z.string(), slug: z.string().nullish() })

for (const [type, query, field] of DRAFTS) {
  test(`a draft of this type is seen on its page, and nowhere else: ${type}`, async ({ admin, page, request, servers }) => {
    const separator = query.includes('?') ? '&' : '?'
    const [found] = await readContent(servers, `${query}${separator}locale=en&pagination[pageSize]=1`, document)
    if (!found) throw new Error(`There is no ${type}.`)
    const words = `Draft of ${type} ${Date.now()}`
    const before = (await admin.read(type, found.documentId, 'en'))[field]
    await admin.edit(type, found.documentId, 'en', { [field]: words })
    try {
      const link = new URLSearchParams({
        uid: `api::${type}.${type}`,
        documentId: found.documentId,
        slug: found.slug ?? '',
        locale: 'en',
        status: 'draft',
        secret: servers.secrets.PREVIEW_SECRET,
      })
      await page.goto(`/api/preview?${link}`)
      await expect(page.getByRole('main').getByText(words).first()).toBeVisible()
      expect(await (await request.get(new URL(page.url()).pathname)).text()).not.toContain(words)
    } finally {
      await admin.edit(type, found.documentId, 'en', { [field]: before })
    }
  })
}

const SINGLES = [
  ['terms-of-use', '/en/help#terms'],
  ['privacy-policy', '/en/help#privacy'],
  ['impressum', '/en/help#impressum'],
  ['contact-info', '/en/help#contact'],
  ['faq', '/en/help#faqs'],
  ['pages-info', '/en/projects'],
] as const

for (const [type, address] of SINGLES) {
  test(`a preview of ${type} opens ${address}`, async ({ page, servers }) => {
    const link = new URLSearchParams({ uid: `api::${type}.${type}`, documentId: 'x', locale: 'en', status: 'draft', secret: servers.secrets.PREVIEW_SECRET })
    const response = await page.goto(`/api/preview?${link}`)
    expect(response?.status()).toBe(200)
    expect(page.url()).toBe(servers.siteUrl + address)
    await expect(page.getByRole('button', { name: 'End preview' })).toBeVisible()
  })
}
