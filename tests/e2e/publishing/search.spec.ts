import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../support/test'

async function finds(request: APIRequestContext, query: string, title: string, locale = 'en'): Promise<boolean> {
  const html = await (await request.get(`/${locale}/search?q=${query}`)).text()
  return html.replace(/<\/?mark>/g, '').includes(title)
}

test('what is published is found at once, in its language; what is withdrawn is not', async ({ admin, request }) => {
  const word = `quokka${Date.now()}`
  const title = `A ${word} was seen`
  expect(await finds(request, word, title)).toBe(false)
  const { documentId } = await admin.create('article', 'en', { title, publishedDate: '2026-01-01' })
  expect(await finds(request, word, title)).toBe(false)
  await admin.publish('article', documentId, 'en')
  await expect.poll(() => finds(request, word, title)).toBe(true)
  expect(await finds(request, word, title, 'de')).toBe(false)

  await admin.publish('article', documentId, 'en', { title: `No ${word}` })
  await expect.poll(() => finds(request, word, `No ${word}`)).toBe(true)
  expect(await finds(request, word, title)).toBe(false)

  await admin.unpublish('article', documentId, 'en')
  await expect.poll(() => finds(request, word, `No ${word}`)).toBe(false)
  await admin.remove('article', documentId)
})

test('a preview shows drafts, the search never does', async ({ admin, page, request }) => {
  const word = `numbat${Date.now()}`
  const title = `A ${word} in a draft`
  const { documentId } = await admin.create('article', 'en', { title, publishedDate: '2026-01-01' })
  await page.goto(await admin.previewLink('article', 'en', { documentId }))
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await page.goto(`/en/search?q=${word}`)
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible()
  expect(await finds(request, word, title)).toBe(false)
  await admin.remove('article', documentId)
})
