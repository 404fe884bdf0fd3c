import { readContent } from '../support/sample-pages'
import { expect, test } from '../support/test'
import { z } from 'zod'

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
        await expect.poll(async () => (await request.get(path)).text(), { message: path }).toContain(text)
        expect(await (await request.get(path)).text()).not.toContain('alert(1)')
      }
    } finally {
      await admin.saveSingle(type, htmlContent ? { htmlContent } : { content }, { locale: 'de', publish: true })
    }
  }
})

test('questions: a new one is at its place, and none at all say so', async ({ admin, page, request, servers }) => {
  const created = await admin.create('faq', 'de', { question: `Wer fragt ${Date.now()}?`, answer: textOf('Wir.'), prio: -1 })
  await admin.publish('faq', created.documentId, 'de')
  await expect.poll(async () => (await request.get('/de/help')).text()).toContain(created.documentId)
  await page.goto('/de/help#faqs')
  await expect(page.locator('#faqs summary').first()).toHaveText(String(created.question))
  await admin.remove('faq', created.documentId)

  const faqs = await readContent(servers, 'faqs?locale=de&pagination[pageSize]=100', z.object({ documentId: z.string() }))
  try {
    for (const { documentId } of faqs) await admin.unpublish('faq', documentId, 'de')
    await expect.poll(async () => (await request.get('/de/help')).text()).toContain('Es sind noch keine Fragen veröffentlicht.')
    expect(await (await request.get('/de/help')).text()).not.toContain('FAQPage')
  } finally {
    for (const { documentId } of faqs) await admin.publish('faq', documentId, 'de')
  }
  await expect.poll(async () => (await request.get('/de/help')).text()).toContain('FAQPage')
})

test('contact details that are not given are not shown; without any the section says so', async ({ admin, page, request }) => {
  const fields = ['email', 'phoneNumber', 'whatsapp', 'facebook', 'instagram', 'linkedin', 'twitter', 'youtube', 'location', 'address'] as const
  const given = await admin.readSingle('contact-info', 'de')
  const before = Object.fromEntries(fields.map((field) => [field, given[field]]))
  const save = (changes: Record<string, unknown>) => admin.saveSingle('contact-info', changes, { locale: 'de', publish: true })
  try {
    await save({ facebook: null, phoneNumber: null })
    await expect.poll(async () => (await request.get('/de/help')).text()).not.toContain('tel:')
    await page.goto('/de/help#contact')
    await expect(page.locator('#contact').getByRole('list').getByRole('link')).toHaveText([/^Instagram/, /^LinkedIn/])
    await save(Object.fromEntries(fields.map((field) => [field, null])))
    await expect.poll(async () => (await request.get('/de/help')).text()).toContain('Keine Kontaktdaten vorhanden.')
  } finally {
    await save(before)
  }
  await expect.poll(async () => (await request.get('/de/help')).text()).toContain('tel:')
})
