import { z } from 'zod'
import { expectAccessible } from '../support/axe'
import { PHONE } from '../support/page-tools'
import { readContent } from '../support/sample-pages'
import { saveData } from '../support/save-data'
import { expect, test } from '../support/test'
import type { Servers } from '../support/servers'

const articleSchema = z.object({ documentId: z.string(), blocks: z.array(z.looseObject({ __component: z.string() })) })

/** The address of an article that holds a block of a kind. */
async function articleWith(servers: Servers, component: string, locale = 'en'): Promise<string> {
  const articles = await readContent(servers, `articles?locale=${locale}&pagination[pageSize]=100`, articleSchema)
  const found = articles.find(({ blocks }) => blocks.some(({ __component }) => __component === component))
  if (!found) throw new Error(`No article holds ${component}.`)
  return `/${locale}/articles/${found.documentId}`
}

test('a video of another host loads when the visitor agrees, and not before', async ({ page, servers, problems }) => {
  problems.expect(/other host: https:\/\/www\.youtube-nocookie\.com\//)
  await page.route('https://www.youtube-nocookie.com/**', (route) => route.fulfill({ contentType: 'text/html', body: 'player' }))
  await page.goto(await articleWith(servers, 'shared.video-embed'), { waitUntil: 'networkidle' })
  expect(problems.found).toEqual([])
  await expect(page.getByText('which learns your IP address')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Watch on YouTube' })).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\/watch\?v=/)
  await page.getByRole('button', { name: 'Play video' }).click()
  const player = page.locator('iframe')
  await expect(player).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\//)
  await expect(player.contentFrame().getByText('player')).toBeVisible()
})

test('without script a video of another host is a link', async ({ browser, servers }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: servers.siteUrl })
  const page = await context.newPage()
  await page.goto(await articleWith(servers, 'shared.video-embed'))
  await expect(page.getByRole('link', { name: 'Watch on YouTube' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play video' })).toBeHidden()
  await context.close()
})

test('an own video is fetched when it is played', async ({ page, servers }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto(await articleWith(servers, 'shared.video'), { waitUntil: 'networkidle' })
  const video = page.locator('video')
  await video.scrollIntoViewIfNeeded()
  const source = (await video.getAttribute('src')) ?? ''
  expect(fetched).not.toContain(source)
  await expect(page.getByRole('link', { name: 'Download the video' })).toContainText(/MP4 · \d+ kB/)
  await video.evaluate((element: HTMLVideoElement) => ((element.muted = true), element.play()))
  expect(fetched).toContain(source)
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0)
})

test.describe('the document reader', () => {
  test('opens for a press that came while its script was on the way', async ({ page, servers }) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    let reach = () => {}
    const isOnTheWay = new Promise<void>((resolve) => (reach = resolve))
    await page.route(/\/chunks\/.*\.js/, async (route) => {
      const response = await route.fetch()
      const code = await response.text()
      if (code.includes('PdfLauncher')) {
        reach()
        await released
      }
      await route.fulfill({ response, body: code })
    })
    await page.goto(await articleWith(servers, 'shared.pdf-viewer'))
    await isOnTheWay
    await page.getByRole('button', { name: 'Read the document here' }).click()
    await expect(page.locator('main canvas')).toBeHidden()
    release()
    await expect(page.locator('main canvas')).toBeVisible()
  })

  test('opens with the first press of who saves data, for whom no script came before', async ({ page, servers }) => {
    await saveData(page)
    await page.goto(await articleWith(servers, 'shared.pdf-viewer'))
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await expect(page.locator('html')).not.toHaveAttribute('data-enhanced')
    await page.getByRole('button', { name: 'Read the document here' }).click()
    await expect(page.locator('main canvas')).toBeVisible()
  })

  test('turns pages, clamps the page that is asked for, and zooms in quarters', async ({ page, servers }) => {
    await page.goto(await articleWith(servers, 'shared.pdf-viewer'))
    await expect(page.getByRole('link', { name: /Download the document/ })).toContainText(/PDF · \d+ kB/)
    await page.getByRole('button', { name: 'Read the document here' }).click()
    await expect(page.locator('main canvas')).toBeVisible()
    const input = page.getByLabel('Page number')
    await expect(page.getByText('of 3', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Previous page' })).toBeDisabled()

    await input.fill('99')
    await input.press('Enter')
    await expect(input).toHaveValue('3')
    await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled()
    await input.fill('0')
    await input.press('Enter')
    await expect(input).toHaveValue('1')
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect(input).toHaveValue('2')

    await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect(page.locator('output')).toHaveText('125%')
    for (let step = 0; step < 4; step++) await page.getByRole('button', { name: 'Zoom out' }).click()
    await expect(page.locator('output')).toHaveText('25%')
    await expect(page.getByRole('button', { name: 'Zoom out' })).toBeDisabled()
    await expectAccessible(page)
  })

  test('is worked by keyboard, and fills the screen until Escape', async ({ page, servers }) => {
    await page.goto(await articleWith(servers, 'shared.pdf-viewer'))
    await page.getByRole('button', { name: 'Read the document here' }).press('Enter')
    await expect(page.locator('main canvas')).toBeVisible()
    const stage = page.locator('main').getByRole('region')
    await stage.press('PageDown')
    await expect(page.getByLabel('Page number')).toHaveValue('2')
    await stage.press('+')
    await expect(page.locator('output')).toHaveText('125%')
    const full = page.getByRole('button', { name: 'Full screen' })
    await full.press('Enter')
    await expect(full).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Escape')
    await expect(full).toHaveAttribute('aria-pressed', 'false')
  })

  test('fits the width of a phone', async ({ page, servers }) => {
    await page.setViewportSize(PHONE)
    await page.goto(await articleWith(servers, 'shared.pdf-viewer', 'ar'))
    await page.locator('main .btn-ghost').first().click()
    const canvas = page.locator('main canvas')
    await expect(canvas).toBeVisible()
    const stage = await page.locator('main').getByRole('region').boundingBox()
    expect((await canvas.boundingBox())?.width).toBeLessThanOrEqual(stage?.width ?? 0)
  })

  test('counts the pages from right to left in Arabic', async ({ page, servers }) => {
    await page.goto(await articleWith(servers, 'shared.pdf-viewer', 'ar'))
    await page.getByRole('button', { name: 'اقرأ المستند هنا' }).click()
    const total = await page.getByText('من 3', { exact: true }).boundingBox()
    const current = await page.getByLabel('رقم الصفحة').boundingBox()
    expect((total?.x ?? 0) + (total?.width ?? 0)).toBeLessThanOrEqual(current?.x ?? 0)
  })

  test('says when the document cannot be loaded, and tries again', async ({ page, servers, problems }) => {
    problems.expect(/Failed to (load resource|fetch)/)
    await page.route('**/*.pdf', (route) => route.abort())
    await page.goto(await articleWith(servers, 'shared.pdf-viewer'))
    await page.getByRole('button', { name: 'Read the document here' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Error Loading PDF' })).toBeVisible()
    await page.unroute('**/*.pdf')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.locator('main canvas')).toBeVisible()
  })
})

test('slides are scrolled by keyboard', async ({ page, servers }) => {
  await page.goto(await articleWith(servers, 'shared.slides'))
  const slides = page.getByRole('region', { name: /Gallery with/ })
  const track = slides.getByRole('list')
  await track.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => track.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
})

for (const [locale, gallery, next, previous, positions] of [
  ['en', /^Gallery with/, 'Next picture', 'Previous picture', (at: number, count: number) => `Picture ${at} of ${count}`],
  ['ar', /^معرض/, 'الصورة التالية', 'الصورة السابقة', (at: number, count: number) => `الصورة ${at} من ${count}`],
] as const) {
  test(`slides are turned by buttons, which say where one is, in ${locale}`, async ({ page, servers }) => {
    await page.goto(await articleWith(servers, 'shared.slides', locale))
    const slides = page.getByRole('region', { name: gallery }).first()
    const [forward, back, status] = [slides.getByRole('button', { name: next }), slides.getByRole('button', { name: previous }), slides.getByRole('status')]
    const pictures = slides.getByRole('listitem')
    const count = await pictures.count()
    await expect(status).toHaveText(positions(1, count))
    await expect(back).toHaveAttribute('aria-disabled', 'true')
    for (let at = 2; at <= count; at++) {
      await forward.click()
      await expect(status).toHaveText(positions(at, count))
      await expect(pictures.nth(at - 1)).toBeInViewport({ ratio: 0.9 })
    }
    await expect(forward).toHaveAttribute('aria-disabled', 'true')
    await back.click()
    await expect(status).toHaveText(positions(count - 1, count))
  })
}

test('without script slides show no buttons', async ({ browser, servers }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: servers.siteUrl })
  const page = await context.newPage()
  await page.goto(await articleWith(servers, 'shared.slides'))
  await expect(
    page
      .getByRole('region', { name: /^Gallery with/ })
      .getByRole('listitem')
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: /(Next|Previous) picture/ })).toHaveCount(0)
  await context.close()
})
