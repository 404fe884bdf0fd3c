import type { APIRequestContext } from '@playwright/test'
import { LOCALES } from '../support/page-tools'
import { expect, test } from '../support/test'

const location = async (request: APIRequestContext, path: string) => (await request.get(path, { maxRedirects: 0 })).headers().location

test('the redirect follows when the first department changes', async ({ admin, request }) => {
  const before = await location(request, '/en/organization')
  expect(before).toMatch(/^\/en\/organization\/[\w-]+$/)
  const slug = `first-${Date.now()}`
  const { documentId } = await admin.create('department', 'en', { title: 'Chair', slug, order: -1, officeName: 'Office of the Chair' })
  try {
    await admin.publish('department', documentId, 'en')
    const own = `/en/organization/${slug}`
    await expect.poll(() => location(request, '/en/organization')).toBe(own)
    await expect.poll(() => location(request, '/en/organization/wrong')).toBe(own)
    await expect.poll(async () => (await request.get(own)).text()).toContain('No Team Members')
    // It has no German version: the German structure stays, and no page claims otherwise.
    expect(await location(request, '/de/organization')).toBe(before?.replace('/en/', '/de/'))
    expect(await location(request, `/de/organization/${slug}`)).toBe(before?.replace('/en/', '/de/'))
    expect(await (await request.get(own)).text()).not.toContain('hrefLang="de"')

    await admin.unpublish('department', documentId, 'en')
    await expect.poll(() => location(request, '/en/organization')).toBe(before)
    await expect.poll(() => location(request, own)).toBe(before)
  } finally {
    await admin.remove('department', documentId)
  }
})

test('a new tab is on the pages of all departments, and a new member on its own', async ({ admin, request }) => {
  const documents = await admin.list('department', 'en')
  const it = documents.find(({ slug }) => slug === 'it')
  if (!it) throw new Error('There is no department of that name.')
  for (const path of ['/en/organization/it', '/en/organization/media']) await request.get(path)
  const title = `IT ${Date.now()}`
  await admin.publish('department', it.documentId, 'en', { title })
  try {
    for (const path of ['/en/organization/it', '/en/organization/media']) {
      await expect.poll(async () => (await request.get(path)).text(), { message: path }).toContain(title)
    }
  } finally {
    await admin.publish('department', it.documentId, 'en', { title: it.title })
  }
})

for (const [locale, title, text] of [
  ['ar', 'لا توجد أقسام متاحة', 'لا تتوفر حالياً بيانات عن الهيكل التنظيمي.'],
  ['en', 'No Departments Available', 'No organizational data is currently available.'],
] as const) {
  test(`without departments the page says so in ${locale}, and other languages keep theirs`, async ({ admin, page, request }) => {
    const documents = await admin.list('department', locale)
    for (const { documentId } of documents) await admin.unpublish('department', documentId, locale)
    try {
      await expect.poll(async () => (await request.get(`/${locale}/organization`)).text()).toContain(text)
      await expect.poll(() => location(request, `/${locale}/organization/it`)).toBe(`/${locale}/organization`)
      await page.goto(`/${locale}/organization`)
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const other of LOCALES.filter((code) => code !== locale)) {
        expect(await location(request, `/${other}/organization`)).toContain(`/${other}/organization/`)
      }
    } finally {
      for (const { documentId } of documents) await admin.publish('department', documentId, locale)
    }
    await expect.poll(() => location(request, `/${locale}/organization`)).toContain(`/${locale}/organization/`)
  })
}
