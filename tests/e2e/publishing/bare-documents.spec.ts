import { z } from 'zod'
import { documentRoute, PAGED_MODELS, pagesOf } from '@/lib/i18n/document-pages.mjs'
import type { ContentType } from '../support/admin'
import { expectAccessible } from '../support/axe'
import { isKept } from '../support/page-tools'
import { Site } from '../support/site'
import { expect, test } from '../support/test'

const LOCALE = 'de'
const TEXT = 'Nur das Nötigste'

const attribute = z.looseObject({ type: z.string(), required: z.boolean().optional(), enum: z.array(z.string()).optional() })

const VALUES: Record<string, () => unknown> = {
  string: () => TEXT,
  integer: () => 1,
  // An article is read from its day on.
  date: () => '2020-01-01',
  datetime: () => '2090-01-01T10:00:00.000Z',
  blocks: () => [{ type: 'paragraph', children: [{ type: 'text', text: TEXT }] }],
  component: () => ({ title: TEXT }),
}

/** No more than what the content service insists on. */
const requiredFields = ({ info, attributes }: ContentType) =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, given]) => {
      const { type, required, enum: choices } = attribute.parse(given)
      const value = name === 'slug' ? `bare-${info.singularName}-${Date.now()}` : (choices?.[0] ?? VALUES[type]?.())
      return required ? [[name, value]] : []
    }),
  )

/** What stands on pages of others. */
const PARTS = ['ambassador', 'announcement', 'faq', 'home-page-stat', 'home-slider', 'partner']
const PAGES = ['', '/organization', '/join', '/help', '/our-partners', '/our-ambassadors']

test('a document of each type that holds what is required and nothing else is shown, with its title, kept and accessible', async ({
  admin,
  page,
  request,
  servers,
}) => {
  test.setTimeout(300_000)
  const site = new Site(servers.siteUrl, servers.secrets.CONTENT_TOKEN)
  const made: [type: string, documentId: string][] = []
  const addresses = [...PAGES, ...PAGED_MODELS.map((model) => pagesOf(model).list)].map((route) => `/${LOCALE}${route}`)
  try {
    for (const type of await admin.types()) {
      const { singularName: name } = type.info
      const model = PAGED_MODELS.find((each) => each === name)
      if (!model && !PARTS.includes(name)) continue
      const document = await admin.create(name, LOCALE, requiredFields(type))
      made.push([name, document.documentId])
      await site.during(() => admin.publish(name, document.documentId, LOCALE))
      if (model) addresses.push(`/${LOCALE}${documentRoute(model, String(document[pagesOf(model).name]))}`)
    }
    expect(made).toHaveLength(PAGED_MODELS.length + PARTS.length)
    await site.untilRenewed()
    await page.setViewportSize({ width: 360, height: 740 })
    for (const address of new Set(addresses)) {
      await test.step(address, async () => {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{L}/u)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
        await expectAccessible(page)
        await expect.poll(async () => isKept(await request.get(address))).toBe(true)
        expect((await request.get(address)).headers()['content-security-policy']).toContain("script-src 'self'")
      })
    }
  } finally {
    for (const [type, documentId] of made) await admin.remove(type, documentId)
    await site.untilRenewed()
  }
})
