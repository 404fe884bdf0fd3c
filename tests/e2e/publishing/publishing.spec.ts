import { publishedArticle } from '../support/content'
import { isKept, LOCALES } from '../support/page-tools'
import { previewLink } from '../support/preview-link'
import { expect, test } from '../support/test'

test('a new title is on the pages of all three languages after publishing', async ({ admin, request, servers }) => {
  const { documentId } = await publishedArticle(servers, 'ar')
  for (const locale of LOCALES) await request.get(`/${locale}/articles/${documentId}`)
  for (const locale of LOCALES) {
    const title = `Renewed ${locale} ${Date.now()}`
    await admin.publish('article', documentId, locale, { title })
    for (const path of [`/${locale}/articles/${documentId}`, `/${locale}/articles`, `/${locale}`]) {
      await expect.poll(async () => (await request.get(path)).text(), { message: path }).toContain(title)
    }
  }
})

test('saving a draft changes nothing for visitors, and the preview shows it in its language', async ({ admin, page, request, servers }) => {
  const { documentId } = await publishedArticle(servers, 'en')
  const path = `/en/articles/${documentId}`
  await request.get(path)
  const title = `Only a draft ${Date.now()}`
  await admin.edit('article', documentId, 'en', { title })

  await page.goto(await admin.previewLink('article', 'en', { documentId }))
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(await (await request.get(path)).text()).not.toContain(title)

  await page.getByRole('button', { name: 'End preview' }).click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCount(0)
})

test('a preview may be framed by the admin and nobody else', async ({ page, servers }) => {
  const response = await page.goto(previewLink(servers, { uid: 'api::hero.hero', locale: 'ar' }))
  const policy = response?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain(`frame-ancestors 'self' ${new URL(servers.adminUrl).origin}`)
  expect(policy).toMatch(/script-src [^;]*'nonce-/)
  expect(policy).not.toMatch(/script-src [^;]*'unsafe-/)
})

test('an unpublished article is gone, one published again is back', async ({ admin, request, servers }) => {
  const { documentId, title } = await publishedArticle(servers, 'de', 9)
  const path = `/de/articles/${documentId}`
  const statusOf = async () => (await request.get(path, { maxRedirects: 0 })).status()
  expect(await statusOf()).toBe(200)
  await admin.unpublish('article', documentId, 'de')
  // To the list: the other languages still have it.
  await expect.poll(statusOf).toBe(307)
  await admin.unpublish('article', documentId, 'ar')
  await admin.unpublish('article', documentId, 'en')
  await expect.poll(statusOf).toBe(410)
  for (const locale of LOCALES) await admin.publish('article', documentId, locale)
  await expect.poll(async () => (await request.get(path)).text()).toContain(title)
})

test('a language in which a document comes or goes is named on its pages in the others, or not any more', async ({ admin, request }) => {
  const slug = `languages-${Date.now()}`
  const { documentId } = await admin.create('project', 'en', { title: 'A well', slug, projectStatus: 'active', creationDate: '2026-01-01' })
  const namesArabic = async () => {
    const response = await request.get(`/en/projects/${slug}`)
    return response.ok() ? /<link[^>]+hreflang="ar"/i.test(await response.text()) : 'not there'
  }
  try {
    await admin.publish('project', documentId, 'en')
    await expect.poll(namesArabic).toBe(false)
    await admin.publish('project', documentId, 'ar', { title: 'بئر' })
    await expect.poll(namesArabic).toBe(true)
    await admin.unpublish('project', documentId, 'ar')
    await expect.poll(namesArabic).toBe(false)
  } finally {
    await admin.remove('project', documentId)
  }
})

test('an editor can switch a section of the home page off and on', async ({ admin, request }) => {
  const hasStatistics = async () => (await (await request.get('/en')).text()).includes('id="stats-title"')
  await expect.poll(hasStatistics).toBe(true)
  await admin.saveSingle('components-visibility', { stats: false }, { publish: false })
  await expect.poll(hasStatistics).toBe(false)
  await admin.saveSingle('components-visibility', { stats: true }, { publish: false })
  await expect.poll(hasStatistics).toBe(true)
})

test('without its slides the home page has a title, and is kept with what it needs', async ({ admin, request }) => {
  const hasSlides = async () => (await (await request.get('/de')).text()).includes('id="hero-slides"')
  await expect.poll(hasSlides).toBe(true)
  await admin.saveSingle('components-visibility', { hero: false }, { publish: false })
  await expect.poll(hasSlides).toBe(false)
  const home = await request.get('/de')
  expect((await home.text()).match(/<h1[ >]/g)).toHaveLength(1)
  await expect.poll(async () => isKept(await request.get('/de'))).toBe(true)
  expect((await request.get('/de')).headers()['content-security-policy']).toContain("script-src 'self'")
  await admin.saveSingle('components-visibility', { hero: true }, { publish: false })
  await expect.poll(hasSlides).toBe(true)
})

test('script that is stored in content never runs and never gets a hash', async ({ admin, page, request }) => {
  const attack = 'globalThis.stolen=1'
  const title = `</script><script>${attack}</script><img src=x onerror="${attack}">`
  const body = [{ type: 'paragraph', children: [{ type: 'text', text: title }] }]
  const created = await admin.create('article', 'en', {
    title,
    publishedDate: new Date().toISOString().slice(0, 10),
    author: title,
    blocks: [{ __component: 'shared.rich-text', body }],
  })
  await admin.publish('article', created.documentId, 'en')
  const path = `/en/articles/${created.documentId}`
  await expect.poll(async () => (await request.get(path)).status()).toBe(200)
  for (const visited of [path, '/en/articles', '/en']) {
    await page.goto(visited)
    expect(await page.evaluate(() => 'stolen' in globalThis)).toBe(false)
    expect(await (await request.get(visited)).text()).not.toContain(`<script>${attack}`)
  }
  await admin.remove('article', created.documentId)
  await expect.poll(async () => (await request.get(path)).status()).toBe(410)
})

test('a notice without the secret renews nothing', async ({ request }) => {
  const data = { model: 'article', documentId: 'x' }
  expect((await request.post('/api/revalidate', { data })).status()).toBe(401)
  expect((await request.post('/api/revalidate', { data, headers: { 'x-webhook-secret': 'guess' } })).status()).toBe(401)
})
