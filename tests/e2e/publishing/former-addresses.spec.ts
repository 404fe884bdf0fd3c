import { expect, test } from '../support/test'

const project = (slug: string, title: string) => ({ title, slug, projectStatus: 'active', creationDate: '2026-01-01' })

test('a project under another slug is found at its former addresses, in every language, with query and hash', async ({ admin, page, request }) => {
  const [first, second, third] = ['one', 'two', 'three'].map((word) => `${word}-${Date.now()}`) as [string, string, string]
  const { documentId } = await admin.create('project', 'en', project(first, 'A well for a school'))
  const answer = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 })
    return [response.status(), response.headers().location]
  }
  try {
    await admin.publish('project', documentId, 'en')
    await admin.publish('project', documentId, 'ar', project(first, 'بئر لمدرسة'))
    await expect.poll(() => answer(`/ar/projects/${first}`)).toEqual([200, undefined])
    await admin.publish('project', documentId, 'en', { slug: second })
    await expect.poll(() => answer(`/en/projects/${first}?utm_source=mail`)).toEqual([301, `/en/projects/${second}?utm_source=mail`])
    await admin.publish('project', documentId, 'en', { slug: third })
    await expect.poll(() => answer(`/ar/projects/${first}`)).toEqual([301, `/ar/projects/${third}`])
    await page.goto(`/ar/projects/${second}#share`)
    await expect(page).toHaveURL(new RegExp(`/ar/projects/${third}#share$`))
    await expect(page.getByRole('heading', { level: 1, name: 'بئر لمدرسة' })).toBeVisible()
    await page.goto(`/projects/${first}`)
    await expect(page).toHaveURL(new RegExp(`/projects/${third}$`))
  } finally {
    await admin.remove('project', documentId)
  }
})

test('what was taken back says so, and leads to what is near; published again it is back', async ({ admin, page, problems, request }) => {
  problems.expect(/410/)
  const slug = `closed-${Date.now()}`
  const { documentId } = await admin.create('project', 'en', project(slug, 'A closed road'))
  const path = `/en/projects/${slug}`
  const status = async (address: string) => (await request.get(address, { maxRedirects: 0 })).status()
  try {
    await admin.publish('project', documentId, 'en')
    await expect.poll(() => status(path)).toBe(200)
    await admin.unpublish('project', documentId, 'en')
    await expect.poll(() => status(path)).toBe(410)
    expect((await page.goto(path))?.status()).toBe(410)
    await expect(page.getByRole('heading', { level: 1, name: 'This page is no longer available' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'See all projects' }).click()
    await expect(page).toHaveURL(/\/en\/projects$/)
    await page.goto(path.replace('/en/', '/ar/'))
    await expect(page.getByRole('heading', { level: 1, name: 'هذه الصفحة لم تعد متاحة' })).toBeVisible()
    await admin.publish('project', documentId, 'en')
    await expect.poll(() => status(path)).toBe(200)
  } finally {
    await admin.remove('project', documentId)
  }
  await expect.poll(() => status(path)).toBe(410)
  expect(await status('/en/projects/never-was')).toBe(404)
})

test('an editor sends an old address elsewhere, and takes that back', async ({ admin, request }) => {
  const former = `/old-${Date.now()}`
  const answer = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 })
    return [response.status(), response.headers().location]
  }
  expect(await answer(`/de${former}`)).toEqual([404, undefined])
  const { documentId } = await admin.create('redirect', 'en', { formerAddress: former, leadsTo: '/help#faq' })
  await expect.poll(() => answer(`/de${former}`)).toEqual([301, '/de/help#faq'])
  await admin.remove('redirect', documentId)
  await expect.poll(() => answer(`/de${former}`)).toEqual([404, undefined])
})
