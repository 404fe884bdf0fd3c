import type { Page } from '@playwright/test'
import { z } from 'zod'
import { Front } from '../support/front'
import { expect, test as base } from '../support/test'

const test = base.extend<{ front: Front; baseURL: string }>({
  front: async ({ servers }, provide) => {
    const front = await Front.open(servers)
    await provide(front)
    await front.close()
  },
  problems: async ({ problems, front }, provide) => {
    problems.expect(new RegExp(`^other host: ${front.origin}/`))
    await provide(problems)
  },
  baseURL: async ({ front }, provide) => provide(front.origin),
})

test.use({ hasChosen: false })

/** A page that no other test opens with consent. */
const ROUTE = '/collaborate/project-template'
const PAGE_TYPE = 'projectTemplate'

const visitSchema = z.strictObject({ path: z.string(), lcp: z.number(), inp: z.number().optional(), cls: z.number() })

/** What the measure was told. */
const told = (front: Front) => front.posts.filter(({ path }) => path === '/api/vitals')
const visits = (front: Front) => told(front).map(({ body }) => visitSchema.parse(JSON.parse(body)))
const paths = (front: Front) => visits(front).map(({ path }) => path)

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-enhanced', '')
  // What was agreed to has come.
  await page.waitForLoadState('networkidle')
}

/** The script that measures; it comes for who has agreed. */
const measureScript = (page: Page) =>
  page.waitForResponse(async (response) => response.url().includes('/chunks/') && (await response.text()).includes('largest-contentful-paint'))

/** Opens a page as somebody who has agreed before, and waits until it is measured. */
async function openMeasured(page: Page, path: string): Promise<void> {
  const script = measureScript(page)
  await page.goto(path)
  await (await script).finished()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

async function press(page: Page, name: string): Promise<void> {
  await page.locator('#consent').getByRole('button', { name }).click()
  await expect(page.locator('#consent')).toBeHidden()
}

/** Agrees, and waits until what was agreed to has begun. */
async function accept(page: Page): Promise<void> {
  const script = measureScript(page)
  await press(page, 'Accept All')
  await (await script).finished()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

test('of a visit with consent the path and the values are told, and editors see them', async ({ page, front, admin }) => {
  const before = (await admin.speedOf(PAGE_TYPE))?.visits ?? 0
  await open(page, `/en${ROUTE}?from=a-friend#about`)
  await accept(page)
  expect(told(front)).toEqual([])
  await open(page, '/en/help')
  await expect.poll(() => visits(front)).toEqual([{ path: `/en${ROUTE}`, lcp: expect.any(Number), inp: expect.any(Number), cls: expect.any(Number) }])
  const headers = told(front)[0]?.headers
  expect(headers?.host).toBe(new URL(front.origin).host)
  expect([headers?.cookie, headers?.referer, headers?.authorization]).toEqual([undefined, undefined, undefined])

  await expect.poll(async () => (await admin.speedOf(PAGE_TYPE))?.visits).toBe(before + 1)
  const rated = { value: expect.any(Number), rating: expect.stringMatching(/^(?:good|fair|poor)$/) }
  expect(await admin.speedOf(PAGE_TYPE)).toMatchObject({ lcp: rated, inp: rated, cls: rated })
})

test('who has agreed before is measured on each page, once', async ({ page, front }) => {
  await open(page, '/en')
  await accept(page)
  for (const path of ['/en/our-partners', '/de/help']) await openMeasured(page, path)
  await page.goto('about:blank')
  await expect.poll(() => paths(front)).toEqual(['/en', '/en/our-partners', '/de/help'])
})

test('without consent nothing is measured and nothing told; who agrees then is told of by the next page alone', async ({ page, front }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await open(page, `/en${ROUTE}`)
  await press(page, 'Necessary Only')
  const texts = () => page.evaluate((urls) => Promise.all(urls.map(async (url) => (await fetch(url)).text())), scripts)
  const measures = async () => (await texts()).some((text) => text.includes('largest-contentful-paint'))
  expect(await measures()).toBe(false)

  await open(page, '/en/help')
  await page.getByRole('button', { name: 'Cookie settings' }).click()
  await accept(page)
  expect(await measures()).toBe(true)
  await page.goto('about:blank')
  await expect.poll(() => paths(front)).toEqual(['/en/help'])
})

test('a yes that is taken back counts from that moment', async ({ page, front }) => {
  await open(page, `/en${ROUTE}`)
  await accept(page)
  await page.getByRole('button', { name: 'Cookie settings' }).click()
  await press(page, 'Necessary Only')
  await open(page, '/en/help')
  await page.getByRole('button', { name: 'Cookie settings' }).click()
  await accept(page)
  await page.goto('about:blank')
  await expect.poll(() => paths(front)).toEqual(['/en/help'])
})

test('another site can tell nothing, and what is no visit is refused', async ({ request, front }) => {
  const visit = { path: '/ar/nothing', lcp: 1000 }
  const tell = async (data: object, origin: string) => {
    const response = await request.post('/api/vitals', { data, headers: { origin } })
    return [response.status(), response.headers()['set-cookie']]
  }
  expect(await tell(visit, 'https://other.example')).toEqual([403, undefined])
  expect(await tell({ ...visit, id: 'a' }, front.origin)).toEqual([400, undefined])
  expect(await tell(visit, front.origin)).toEqual([204, undefined])
})
