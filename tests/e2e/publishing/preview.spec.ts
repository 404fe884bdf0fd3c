import type { FrameLocator, Page } from '@playwright/test'
import { z } from 'zod'
import en from '@/messages/en.json'
import { newAddress } from '../support/mailbox'
import { previewLink } from '../support/preview-link'
import { readContent } from '../support/sample-pages'
import type { Servers } from '../support/servers'
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

const named = z.object({ documentId: z.string(), slug: z.string().nullish() })

async function publishedOf(servers: Servers, query: string, count = 1, locale = 'en') {
  const separator = query.includes('?') ? '&' : '?'
  return readContent(servers, `${query}${separator}locale=${locale}&pagination[pageSize]=${count}`, named)
}

for (const [type, query, field] of DRAFTS) {
  test(`a draft of this type is seen on its page, and nowhere else: ${type}`, async ({ admin, page, request, servers }) => {
    const [found] = await publishedOf(servers, query)
    if (!found) throw new Error(`There is no ${type}.`)
    const words = `Draft of ${type} ${Date.now()}`
    const before = (await admin.read(type, found.documentId, 'en'))[field]
    await admin.edit(type, found.documentId, 'en', { [field]: words })
    try {
      await page.goto(await admin.previewLink(type, 'en', found))
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
  ['pages-info', '/en/projects'],
] as const

for (const [type, address] of SINGLES) {
  test(`a preview of ${type} opens ${address}`, async ({ admin, page, servers }) => {
    const response = await page.goto(await admin.previewLink(type, 'en'))
    expect(response?.status()).toBe(200)
    expect(page.url()).toBe(servers.siteUrl + address)
    await expect(page.getByRole('button', { name: 'End preview' })).toBeVisible()
  })
}

test('a preview shows the drafts of no other document and of no other language', async ({ admin, page, servers }) => {
  const [own, other] = await publishedOf(servers, 'ambassadors', 2)
  if (!own || !other) throw new Error('There are not two ambassadors.')
  const words = `Draft ${Date.now()}`
  const drafts = [
    [own, 'en', `${words} looked at`],
    [other, 'en', `${words} of another`],
    [own, 'de', `${words} in German`],
  ] as const
  const before = await Promise.all(drafts.map(([{ documentId }, locale]) => admin.read('ambassador', documentId, locale)))
  for (const [{ documentId }, locale, name] of drafts) await admin.edit('ambassador', documentId, locale, { name })
  try {
    await page.goto(await admin.previewLink('ambassador', 'en', own))
    await expect(page.getByRole('main')).toContainText(`${words} looked at`)
    await expect(page.getByRole('main')).not.toContainText(`${words} of another`)
    await page.goto('/de/our-ambassadors')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText(words)
  } finally {
    for (const [index, [{ documentId }, locale]] of drafts.entries()) {
      await admin.edit('ambassador', documentId, locale, { name: before[index]?.name })
    }
  }
})

const linkOf = (servers: Servers, how: { age?: number; secret?: string }) => previewLink(servers, { uid: 'api::hero.hero', locale: 'de' }, how)

const isOpen = async (page: Page) => (await page.context().cookies()).some(({ name }) => name === 'imar_preview')

test('a link that is too old or forged opens nothing, and says so in the language of the reader', async ({ page, problems, servers }) => {
  problems.expect(/401/)
  for (const link of [
    linkOf(servers, { age: 10 * 60_000 }),
    linkOf(servers, { secret: 'guessed' }),
    `${servers.siteUrl}/api/preview?secret=${servers.secrets.PREVIEW_SECRET}`,
  ]) {
    const response = await page.goto(link)
    expect(response?.status()).toBe(401)
    await expect(page.locator('body')).toContainText('older than ten minutes')
    expect(await isOpen(page)).toBe(false)
  }
  await page.goto(linkOf(servers, { age: 9 * 60_000 }))
  expect(await isOpen(page)).toBe(true)
})

test('a preview ends an hour after its link was made, and its cookie names nothing that lasts', async ({ page, servers }) => {
  const before = Date.now()
  await page.goto(linkOf(servers, { age: 9 * 60_000 }))
  const cookies = await page.context().cookies()
  const [session] = cookies.filter(({ name }) => name === 'imar_preview')
  expect(cookies.map(({ name }) => name)).not.toContain('__prerender_bypass')
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  const minutes = ((session?.expires ?? 0) * 1000 - before) / 60_000
  expect(minutes).toBeGreaterThan(50)
  expect(minutes).toBeLessThan(52)
})

test('a session that was forged shows what visitors see', async ({ request }) => {
  const visitors = await request.get('/en/our-ambassadors')
  for (const cookie of ['imar_preview=abc.def', '__prerender_bypass=abc']) {
    const answer = await request.get('/en/our-ambassadors', { headers: { cookie } })
    expect([answer.status(), answer.headers()['content-security-policy']]).toEqual([200, expect.stringContaining("frame-ancestors 'none'")])
    expect(await answer.text()).not.toContain('End preview')
  }
  expect(visitors.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
})

/** Opens an address in a frame of a page of the content service (one that says that there is none), as the admin's panel does. */
async function openInPanel(page: Page, origin: string, link: string) {
  await page.goto(`${origin}/api/panel`)
  await page.evaluate((src) => document.body.append(Object.assign(document.createElement('iframe'), { src, width: 1200, height: 700 })), link)
  return page.frameLocator('iframe')
}

/** A page that is left while it is still being read says so in its console. */
const expectWhole = (frame: FrameLocator) => expect(frame.locator('html[data-enhanced]')).toBeAttached()

test('the preview panel of the admin shows the draft, what is published, and why a link is refused', async ({ admin, page, problems, servers }) => {
  problems.expect(/other host: |401|404/)
  const [found] = await publishedOf(servers, 'partners')
  if (!found) throw new Error('There is no partner.')
  const words = `Draft in the panel ${Date.now()}`
  const before = (await admin.read('partner', found.documentId, 'en')).name
  await admin.edit('partner', found.documentId, 'en', { name: words })
  try {
    const draft = await openInPanel(page, servers.adminUrl, await admin.previewLink('partner', 'en', found))
    await expect(draft.getByRole('main')).toContainText(words)
    await expectWhole(draft)
    await draft.getByRole('button', { name: 'End preview' }).click()
    await expect(draft.getByRole('button', { name: 'End preview' })).toBeHidden()
    await expect(draft.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(draft.getByRole('main')).not.toContainText(words)
    await expectWhole(draft)
    const published = await openInPanel(page, servers.adminUrl, await admin.previewLink('partner', 'en', { ...found, status: 'published' }))
    await expect(published.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(published.getByRole('main')).not.toContainText(words)
    await expectWhole(published)
    const refused = await openInPanel(page, servers.adminUrl, linkOf(servers, { age: 10 * 60_000 }))
    await expect(refused.locator('body')).toContainText('older than ten minutes')
  } finally {
    await admin.edit('partner', found.documentId, 'en', { name: before })
  }
})

test('nobody else may show a preview in a frame', async ({ admin, page, problems, servers }) => {
  problems.expect(/other host: |404|frame-ancestors|chrome-error/)
  const frame = await openInPanel(page, servers.contentUrl, await admin.previewLink('pages-info', 'en'))
  await expect.poll(() => page.frames().some((one) => one.url().startsWith('chrome-error:'))).toBe(true)
  await expect(frame.getByRole('main')).toHaveCount(0)
})

test('a preview takes its theme from the admin that frames it, from nobody else, and stores none', async ({ admin, page, problems, servers }) => {
  problems.expect(/other host: |401|404/)
  await expectWhole(await openInPanel(page, servers.adminUrl, await admin.previewLink('contact-info', 'en')))
  const root = page.frameLocator('iframe:not(#other)').locator('html')
  const say = (theme: string) => ({ preview: 'place', theme, top: null })
  // A page of another origin in the same window.
  await page.evaluate(
    (src) => document.body.append(Object.assign(document.createElement('iframe'), { src, id: 'other' })),
    `${servers.siteUrl}/api/preview?link=none`,
  )
  await expect(page.frameLocator('#other').locator('body')).toContainText('not valid')
  await page
    .frameLocator('#other')
    .locator('body')
    .evaluate((_, message) => parent.frames[0]?.postMessage(message, '*'), say('light'))
  await root.evaluate((_, message) => window.postMessage(message, '*'), say('light'))
  await root.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await expect(root).toHaveAttribute('data-theme', 'oriental')
  await page.evaluate((message) => window.frames[0]?.postMessage(message, '*'), say('dark'))
  await expect(root).toHaveAttribute('data-theme', 'dark')
  expect(await root.evaluate(() => localStorage.getItem('theme'))).toBeNull()
})

test('a new link leads back to the page on which somebody is, and to none of another host', async ({ admin, page, servers }) => {
  const link = new URL(await admin.previewLink('contact-info', 'en'))
  for (const [asked, led] of [
    ['/en/our-ambassadors', '/en/our-ambassadors'],
    ['//other.example/en', '/en/help'],
    ['https://other.example/en', '/en/help'],
    ['/en\r\nlocation: https://other.example', '/en/help'],
    ['/api/preview/exit', '/en/help'],
  ] as const) {
    link.searchParams.set('page', asked)
    await page.goto(link.href)
    expect(new URL(page.url()).origin).toBe(servers.siteUrl)
    expect(new URL(page.url()).pathname).toBe(led)
  }
})

test('what previews speak with the admin by stands in no other page', async ({ admin, page, request }) => {
  expect(await (await request.get('/en/our-ambassadors')).text()).not.toContain('preview-frame')
  await page.goto(await admin.previewLink('contact-info', 'en'))
  await expect(page.locator('script[src="/preview-frame.js"]')).toHaveCount(1)
})

for (const script of ['with', 'without'] as const) {
  test(`a form that is tried in a preview is checked and not sent, ${script} script`, async ({ admin, browser, servers }) => {
    const { contact: t, errors, problems } = en.forms
    const context = await browser.newContext({ baseURL: servers.siteUrl, javaScriptEnabled: script === 'with' })
    const page = await context.newPage()
    const address = newAddress('tried')
    const form = page.locator('form[data-form=contact]')
    try {
      await page.goto(await admin.previewLink('contact-info', 'en'))
      await form.getByLabel(t.name).fill('Rima')
      await form.getByLabel(t.email).fill('rima')
      await form.getByLabel(t.subject).fill('Hello')
      await form.getByLabel(t.message).fill('A question.')
      if (script === 'with') await expect(form).toHaveAttribute('data-enhanced')
      await form.getByRole('button', { name: t.submit }).click()
      await expect(form.getByLabel(t.email)).toHaveAccessibleDescription(errors.email_invalid)
      await form.getByLabel(t.email).fill(address)
      await form.getByRole('button', { name: t.submit }).click()
      await expect(form.getByText(problems.trial)).toBeVisible()
      await expect(form.getByLabel(t.email)).toHaveValue(address)
    } finally {
      await context.close()
    }
  })
}
