import { z } from 'zod'
import { readContent } from '../support/sample-pages'
import { expect, test } from '../support/test'

const textOf = (body: string) => [{ type: 'paragraph', children: [{ type: 'text', text: body }] }]

test('a new text of each legal document is on the page and in its dialog', async ({ admin, request }) => {
  const documents = [
    ['terms-of-use', 'terms', (text: string) => ({ content: textOf(text) })],
    ['impressum', 'impressum', (text: string) => ({ content: textOf(text) })],
    ['privacy-policy', 'privacy', (text: string) => ({ htmlContent: `<p>${text}</p><script>alert(1)</script>` })],
  ] as const
  for (const [type, name, fieldsOf] of documents) {
    const { content, htmlContent } = await admin.readSingle(type, 'de')
    const text = `Neu gefasst ${Date.now()}`
    try {
      await admin.saveSingle(type, fieldsOf(text), { locale: 'de', publish: true })
      for (const path of ['/de/help', `/de/legal/${name}`]) {
        await expect.poll(async () => (await (await request.get(path)).text()).includes(text), { message: path }).toBe(true)
        expect(await (await request.get(path)).text()).not.toContain('alert(1)')
      }
    } finally {
      await admin.saveSingle(type, htmlContent ? { htmlContent } : { content }, { locale: 'de', publish: true })
    }
    await expect.poll(async () => (await (await request.get('/de/help')).text()).includes(text), { message: 'put back' }).toBe(false)
  }
})

/** Fourteen changes one after the other, each of which renews the page. */
const MANY = { timeout: 30_000 }

test('questions: a new one is at its place, and none at all say so', async ({ admin, page, request, servers }) => {
  test.slow()
  const helpHas = async (text: string) => (await (await request.get('/de/help')).text()).includes(text)
  const created = await admin.create('faq', 'de', { question: `Wer fragt ${Date.now()}?`, answer: textOf('Wir.'), prio: -1 })
  await admin.publish('faq', created.documentId, 'de')
  await expect.poll(() => helpHas(created.documentId)).toBe(true)
  await page.goto('/de/help#faqs')
  await expect(page.locator('#faqs summary').first()).toHaveText(String(created.question))
  await admin.remove('faq', created.documentId)

  const faqs = await readContent(servers, 'faqs?locale=de&pagination[pageSize]=100', z.object({ documentId: z.string() }))
  try {
    for (const { documentId } of faqs) await admin.unpublish('faq', documentId, 'de')
    await expect.poll(() => helpHas('Es sind noch keine Fragen veröffentlicht.'), MANY).toBe(true)
    expect(await helpHas('FAQPage')).toBe(false)
  } finally {
    for (const { documentId } of faqs) await admin.publish('faq', documentId, 'de')
  }
  await expect.poll(() => helpHas('FAQPage'), MANY).toBe(true)
})

test('contact details that are not given are not shown; without any the section says so', async ({ admin, page, request }) => {
  const helpHas = async (text: string) => (await (await request.get('/de/help')).text()).includes(text)
  const fields = ['email', 'phoneNumber', 'whatsapp', 'facebook', 'instagram', 'linkedin', 'twitter', 'youtube', 'location'] as const
  const given = await admin.readSingle('contact-info', 'de')
  // A component that was taken away is made anew: its old number is no longer its own.
  const { id: _, ...address } = z.looseObject({ id: z.unknown() }).parse(given.address)
  const before = { ...Object.fromEntries(fields.map((field) => [field, given[field]])), address }
  const save = (changes: Record<string, unknown>) => admin.saveSingle('contact-info', changes, { locale: 'de', publish: true })
  try {
    await save({ facebook: null, phoneNumber: null })
    await expect.poll(() => helpHas('tel:')).toBe(false)
    await page.goto('/de/help#contact')
    await expect(page.locator('#contact').getByRole('list').getByRole('link')).toHaveText([/^Instagram/, /^LinkedIn/, /^X/, /^YouTube/])
    await save({ ...Object.fromEntries(fields.map((field) => [field, null])), address: null })
    await expect.poll(() => helpHas('Keine Kontaktdaten vorhanden.')).toBe(true)
  } finally {
    await save(before)
  }
  await expect.poll(() => helpHas('tel:')).toBe(true)
})
