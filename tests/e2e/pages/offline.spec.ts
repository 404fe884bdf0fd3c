import type { Page } from '@playwright/test'
import ar from '@/messages/ar.json'
import de from '@/messages/de.json'
import en from '@/messages/en.json'
import { WITHDRAWN } from '@/lib/offline/withdrawn'
import { expectAccessible } from '../support/axe'
import { boxIn, DEAD_LINE, keepButton } from '../support/dead-line'
import { Front } from '../support/front'
import { addressOf } from '../support/sample-pages'
import { expect, test as base } from '../support/test'

const test = base.extend<{ front: Front }>({
  front: async ({ problems, servers }, provide) => {
    const front = await Front.open(servers)
    problems.expect(new RegExp(`^other host: ${front.origin}`))
    await provide(front)
    await front.close()
  },
})

test.use({ serviceWorkers: 'allow' })

const FAULTY = `
  self.addEventListener('install', () => self.skipWaiting())
  self.addEventListener('activate', (event) => event.waitUntil(clients.claim()))
  self.addEventListener('fetch', (event) => event.request.mode === 'navigate' &&
    event.respondWith(new Response('<title>broken</title>', { headers: { 'content-type': 'text/html' } })))`

const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname + new URL(url).search)
  })

const notice = (page: Page) => page.locator('p[data-offline]')

/** Reads a page, and waits until it is on the device. */
async function read(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect.poll(() => kept(page), { timeout: 20_000 }).toContain(new URL(address).pathname)
}

for (const [locale, t] of [
  ['ar', ar],
  ['en', en],
  ['de', de],
] as const) {
  test(`${locale}: on a dead line what was read can be read, with its date, and the rest says what can`, async ({ page, front, problems }) => {
    problems.expect(DEAD_LINE)
    const at = (path: string) => `${front.origin}/${locale}${path}`
    await read(page, at('/projects'))
    await expect.poll(() => kept(page)).toContain(`/${locale}/offline`)
    await expect(notice(page)).toBeHidden()
    await read(page, at('/help'))
    front.isCut = true

    await page.goto(at('/projects'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(notice(page)).toContainText(t.offline.notice)
    await expect(notice(page).locator('time')).toContainText(String(new Date().getFullYear()))

    await page.goto(at('/our-partners'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.offline.title)
    const list = page.getByRole('region', { name: t.offline.kept }).getByRole('link')
    await expect(list).toHaveCount(2)
    await expectAccessible(page)
    await list.and(page.locator(`[href="/${locale}/projects"]`)).click()
    await expect(page).toHaveURL(at('/projects'))
    await expect(notice(page)).toBeVisible()

    front.isCut = false
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(notice(page)).toBeHidden()
  })
}

test('a page from the device says that a form waits there, for as long as it does', async ({ page, front, problems }) => {
  test.slow()
  problems.expect(DEAD_LINE)
  const { contact, later } = de.forms
  const sentence = page.locator('p[data-form-waits]')
  const at = (path: string) => `${front.origin}/de${path}`
  await read(page, at('/projects'))
  await read(page, at('/help#contact'))
  const form = page.locator('form[data-form=contact]')
  await form.getByLabel(contact.name).fill('Rima')
  await expect(form).toHaveAttribute('data-enhanced')
  await form.getByLabel(contact.email).fill('rima@example.org')
  await form.getByLabel(contact.subject).fill('Eine Frage')
  await form.getByLabel(contact.message).fill('Wann beginnt der nächste Kurs?')
  await page.waitForLoadState('networkidle')
  front.isCut = true
  await page.goto(at('/projects'))
  await expect(notice(page)).toBeVisible()
  await expect(sentence).toBeHidden()

  front.isCut = false
  await page.goto(at('/help#contact'))
  await expect(form).toHaveAttribute('data-enhanced')
  await form.getByLabel(contact.name).focus()
  await page.waitForLoadState('networkidle')
  front.isCut = true
  await form.locator('[data-submit]').click()
  await keepButton(page).click()
  const box = boxIn(page)
  await expect(box).toBeFocused()
  for (const path of ['/projects', '/our-partners']) {
    await page.goto(at(path))
    await expect(sentence).toHaveText(de.offline.waits)
    await expectAccessible(page)
  }

  front.isCut = false
  await page.route('**/send/contact', (route) => route.abort())
  await page.goto(at('/help#contact'))
  await expect(sentence).toBeHidden()
  await box.getByRole('button', { name: later.withdraw }).click()
  await expect(form.getByLabel(contact.subject)).toHaveValue('Eine Frage')
  front.isCut = true
  await page.goto(at('/projects'))
  await expect(notice(page)).toBeVisible()
  await expect(sentence).toBeHidden()
})

test('lists mark what can be read without a line', async ({ page, front, problems }) => {
  problems.expect(DEAD_LINE)
  await read(page, `${front.origin}/en/projects`)
  const link = page.getByRole('main').locator('a[href^="/en/projects/"]').first()
  const path = (await link.getAttribute('href')) ?? ''
  await read(page, front.origin + path)
  front.isCut = true
  await page.goto(`${front.origin}/en/projects`)
  await expect(page.locator(`main a[href="${path}"]`).first()).toHaveAttribute('data-on-device', '')
  const marked = await page.locator('main a[data-on-device]').evaluateAll((links) => links.map((each) => each.getAttribute('href')))
  expect(new Set(marked)).toEqual(new Set([path]))
})

test('what somebody keeps for the way is there without a line, pictures and documents too', async ({ page, front, problems, servers }) => {
  problems.expect(DEAD_LINE)
  await read(page, front.origin + (await addressOf(servers, 'report', 'en')))
  await page.getByRole('button', { name: en.offline.keep }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Saved on this device' })).toBeVisible()
  await expect(page.getByRole('button', { name: en.offline.remove })).toHaveAttribute('aria-pressed', 'true')
  await page.evaluate(() => Promise.all(['imar-pages', 'imar-files'].map((name) => caches.delete(name))))
  front.isCut = true
  await page.reload()
  await expect(notice(page)).toBeVisible()
  const files = (await kept(page)).filter((path) => path.startsWith('/uploads/'))
  expect(files.length).toBeGreaterThan(0)
  const statuses = await page.evaluate((paths) => Promise.all(paths.map(async (path) => (await fetch(path)).status)), files)
  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('what was taken back leaves the device at the next visit', async ({ page, front, problems }) => {
  problems.expect(/status of 404/)
  await read(page, `${front.origin}/en/projects`)
  await page.evaluate(async () => {
    const headers = { 'content-type': 'text/html' }
    for (const name of ['imar-pages', 'imar-chosen']) await (await caches.open(name)).put('/en/projects/gone', new Response('<title>Gone</title>', { headers }))
  })
  await page.goto(`${front.origin}/en/projects/gone`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => kept(page)).not.toContain('/en/projects/gone')
})

test('what carries a token, asks a question or was not found is never kept', async ({ page, front, problems }) => {
  problems.expect(/status of 404|status of 503/)
  // Pages are left while their script comes, which Firefox says of the worker.
  problems.expect(/A ServiceWorker intercepted/)
  await read(page, `${front.origin}/en/projects`)
  for (const path of [
    '/en/search?q=school',
    '/en/events?q=school',
    '/en/events/by/source-own',
    '/en/verification/department?email=a@b.example&token=t',
    '/en/sent/contact?reference=X',
    '/en/nothing',
  ]) {
    await page.goto(front.origin + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  const pages = (await kept(page)).filter((path) => path.startsWith('/en'))
  expect(pages.sort()).toEqual(['/en/offline', '/en/projects'])
})

test('a faulty worker is cured by the next one, without anybody doing anything', async ({ page, front, problems }) => {
  problems.expect(/.*/)
  front.worker = FAULTY
  await page.goto(`${front.origin}/en/projects`)
  await expect(async () => {
    await page.reload()
    await expect(page).toHaveTitle('broken', { timeout: 1000 })
  }).toPass()
  front.worker = null
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 1000 })
  }).toPass()
})

test('what was kept can be taken back', async ({ page, front, problems }) => {
  problems.expect(/.*/)
  await read(page, `${front.origin}/en/projects`)
  front.worker = WITHDRAWN
  await page.reload()
  // A worker that goes lets its pages be loaded anew, maybe while they are asked.
  await expect(async () => expect(await kept(page)).toEqual([])).toPass({ timeout: 20_000 })
})
