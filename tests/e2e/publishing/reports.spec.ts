import { expect, test } from '../support/test'

const blocks = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    __component: 'shared.rich-text',
    body: [{ type: 'heading', level: 2, children: [{ type: 'text', text: `Chapter ${index + 1}` }] }],
  }))

test('the table of contents appears with the sixth block', async ({ admin, request }) => {
  const slug = `chapters-${Date.now()}`
  const path = `/en/reports/${slug}`
  const fields = { title: 'Chapters', slug, publishedDate: '2026-01-02', contents: blocks(5) }
  const { documentId } = await admin.create('report', 'en', fields)
  const links = async () => (await (await request.get(path)).text()).match(/href="#s-chapter-\d"/g)?.length ?? 0
  try {
    await admin.publish('report', documentId, 'en')
    await expect.poll(async () => (await request.get(path)).status()).toBe(200)
    expect(await links()).toBe(0)
    await admin.publish('report', documentId, 'en', { contents: blocks(6) })
    await expect.poll(links).toBe(6)
    await expect.poll(async () => (await request.get('/en/reports')).text()).toContain(path)
  } finally {
    await admin.remove('report', documentId)
  }
  await expect.poll(async () => (await request.get(path)).status()).toBe(410)
})

test('a list without reports says so', async ({ admin, page, request }) => {
  const reports = await admin.list('report', 'de')
  try {
    for (const { documentId } of reports) await admin.unpublish('report', documentId, 'de')
    await expect.poll(async () => (await request.get('/de/reports')).text()).toContain('Keine Berichte gefunden')
    await page.goto('/de/reports')
    await expect(page.getByRole('heading', { name: 'Keine Berichte gefunden' })).toBeVisible()
    await expect(page.getByText('Zurzeit gibt es keine Berichte.')).toBeVisible()
  } finally {
    for (const { documentId } of reports) await admin.publish('report', documentId, 'de')
  }
  await expect.poll(async () => (await request.get('/de/reports')).text()).not.toContain('Keine Berichte gefunden')
})
