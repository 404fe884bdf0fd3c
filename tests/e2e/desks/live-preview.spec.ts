import type { FrameLocator, Page, Route } from '@playwright/test'
import { LIVE_PREVIEW } from '@/cms/src/admin/labels/live-preview'
import { fieldWords } from '@/cms/src/labels/fields'
import type { Language } from '@/cms/src/labels/language'
import { expectAccessible } from '../support/axe'
import { expect, said, test } from '../support/desk'
import { previewLink } from '../support/preview-link'

const SAVE = { ar: 'حفظ', de: 'Speichern', en: 'Save' } as const

const THEMES = ['oriental', 'light', 'dark'] as const

type Article = { documentId: string; title: string }

/** The page that is seen; the one that is on its way is inert. */
const shown = (page: Page): FrameLocator => page.frameLocator('iframe:not([inert])')

/** What a page of the site in the frame knows of itself. */
const inFrame = <T>(page: Page, read: () => T) => shown(page).locator('html').evaluate(read)

class Desk {
  constructor(
    readonly page: Page,
    private readonly language: Language,
  ) {}

  readonly say = (words: keyof typeof LIVE_PREVIEW) => said(LIVE_PREVIEW[words], this.language)

  async openDocument({ documentId }: Article, locale: string): Promise<void> {
    await this.page.goto(`/admin/content-manager/collection-types/api::article.article/${documentId}?plugins[i18n][locale]=${locale}`)
  }

  async openPreview(): Promise<void> {
    await this.page.getByRole('button', { name: this.say('open') }).click()
  }

  async choose(name: keyof typeof LIVE_PREVIEW): Promise<void> {
    await this.page.getByRole('radio', { name: this.say(name), exact: true }).click()
  }

  async save(field: string, words: string): Promise<void> {
    const name = said(fieldWords('api::article.article', field) ?? ['', '', ''], this.language)
    await this.page.getByRole('textbox', { name, exact: true }).fill(words)
    await this.page.getByRole('button', { name: SAVE[this.language], exact: true }).click()
  }
}

/** An article of one's own, long enough to be scrolled. */
async function articleIn(locale: string, create: (fields: object) => Promise<{ documentId: string }>): Promise<Article> {
  const title = `${locale === 'ar' ? 'معاينة' : 'Preview'} ${Date.now()}`
  const paragraph = { type: 'paragraph', children: [{ type: 'text', text: 'A sentence among many. '.repeat(400) }] }
  const blocks = [{ __component: 'shared.rich-text', body: [paragraph] }]
  const { documentId } = await create({ title, excerpt: '…', publishedDate: '2026-01-01', blocks })
  return { documentId, title }
}

for (const [language, locale] of [
  ['ar', 'ar'],
  ['en', 'de'],
] as const) {
  test(`${language}: a draft in ${locale} is seen beside its form, as wide and in the theme that is chosen, and follows what is saved`, async ({
    admin,
    open,
  }) => {
    const article = await articleIn(locale, (fields) => admin.create('article', locale, { ...fields }))
    const { page } = await open('strapi-editor', language)
    const desk = new Desk(page, language)
    const heading = shown(page).getByRole('heading', { level: 1 })
    try {
      await test.step('opened by a button, it shows the draft on a phone', async () => {
        await desk.openDocument(article, locale)
        await desk.openPreview()
        await expect(heading).toHaveText(article.title)
        expect(await inFrame(page, () => [innerWidth, document.documentElement.lang])).toEqual([360, locale])
      })

      await test.step('in each theme, and nothing of that is stored for the site', async () => {
        for (const theme of THEMES) {
          await desk.choose(theme)
          await expect(shown(page).locator('html')).toHaveAttribute('data-theme', theme)
        }
        expect(await inFrame(page, () => localStorage.getItem('theme'))).toBeNull()
      })

      await test.step('by the keyboard as well, and what is chosen is kept', async () => {
        await page.getByRole('radio', { name: desk.say('dark'), exact: true }).press('ArrowDown')
        await expect(page.getByRole('radio', { name: desk.say('oriental'), exact: true })).toBeChecked()
        await desk.choose('dark')
        await desk.choose('desktop')
        await expect.poll(() => inFrame(page, () => innerWidth)).toBe(1280)
        await page.reload()
        await desk.openPreview()
        await expect(shown(page).locator('html')).toHaveAttribute('data-theme', 'dark')
        await expect.poll(() => inFrame(page, () => innerWidth)).toBe(1280)
        await desk.choose('phone')
      })

      await expectAccessible(page, 'aside[aria-label]')

      await test.step('what is saved is seen in its place, at the same height, and the editor stays in the form', async () => {
        await inFrame(page, () => scrollTo({ top: 700, behavior: 'instant' }))
        const words = `${article.title} 2`
        await desk.save('title', words)
        await expect(heading).toHaveText(words)
        await expect(shown(page).locator('html')).toHaveAttribute('data-theme', 'dark')
        await expect.poll(() => inFrame(page, () => Math.round(scrollY))).toBe(700)
        await expect(page.locator('iframe')).toHaveCount(1)
        expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('IFRAME')
      })
    } finally {
      await admin.remove('article', article.documentId)
    }
  })
}

test('a draft that gets another address is followed there', async ({ admin, open }) => {
  const slug = `event-${Date.now()}`
  const { documentId } = await admin.create('event', 'en', { title: slug, slug, startDate: '2030-01-01T10:00:00.000Z' })
  const { page } = await open('strapi-editor', 'en')
  const desk = new Desk(page, 'en')
  const address = () => inFrame(page, () => location.pathname)
  try {
    await page.goto(`/admin/content-manager/collection-types/api::event.event/${documentId}?plugins[i18n][locale]=en`)
    await desk.openPreview()
    await expect.poll(address).toBe(`/en/events/${slug}`)
    await desk.save('slug', `${slug}-moved`)
    await expect.poll(address).toBe(`/en/events/${slug}-moved`)
    await desk.save('title', 'Moved')
    await expect(shown(page).getByRole('heading', { level: 1 })).toHaveText('Moved')
    expect(await address()).toBe(`/en/events/${slug}-moved`)
  } finally {
    await admin.remove('event', documentId)
  }
})

test('a preview is opened anew before its hour is over, and one whose time is over says so and is opened again', async ({ admin, open, servers }) => {
  const article = await articleIn('en', (fields) => admin.create('article', 'en', { ...fields }))
  const { page } = await open('strapi-editor', 'en')
  const desk = new Desk(page, 'en')
  const links = '**/content-manager/preview/url/**'
  const heading = shown(page).getByRole('heading', { level: 1 })
  const tooOld = (route: Route) =>
    route.fulfill({
      json: { data: { url: previewLink(servers, { uid: 'api::article.article', documentId: article.documentId, locale: 'en' }, { age: 11 * 60_000 }) } },
    })
  try {
    await page.clock.install()
    await page.route(links, tooOld)
    await desk.openDocument(article, 'en')
    await desk.openPreview()
    const again = page.getByRole('button', { name: desk.say('again') })
    await expect(shown(page).locator('html')).toHaveCount(0)
    await page.clock.fastForward(2000)
    await expect(again).toBeVisible()
    await expectAccessible(page, 'aside[aria-label]')
    await page.unroute(links, tooOld)
    await again.click()
    await expect(heading).toHaveText(article.title)
    await expect(again).toBeHidden()
    const renewed = page.waitForResponse(links)
    await page.clock.fastForward('51:00')
    expect((await renewed).status()).toBe(200)
    await expect(heading).toHaveText(article.title)
  } finally {
    await admin.remove('article', article.documentId)
  }
})

test('a site that is away is said to be, and what was seen stays', async ({ admin, open, servers }) => {
  const article = await articleIn('en', (fields) => admin.create('article', 'en', { ...fields }))
  const { page } = await open('strapi-editor', 'en')
  const desk = new Desk(page, 'en')
  const heading = shown(page).getByRole('heading', { level: 1 })
  const away = (route: Route) => route.abort('connectionrefused')
  try {
    await desk.openDocument(article, 'en')
    await desk.openPreview()
    await expect(heading).toHaveText(article.title)
    await page.route(`${servers.siteUrl}/api/preview**`, away)
    await desk.save('title', `${article.title} 2`)
    await expect(page.getByText(desk.say('older'))).toBeVisible()
    await expect(heading).toHaveText(article.title)
    await page.unroute(`${servers.siteUrl}/api/preview**`, away)
    await page.getByRole('button', { name: desk.say('again') }).click()
    await expect(heading).toHaveText(`${article.title} 2`)
    await expect(page.getByText(desk.say('older'))).toBeHidden()
  } finally {
    await admin.remove('article', article.documentId)
  }
})

test('what has no preview says why', async ({ open }) => {
  const { page } = await open('strapi-editor', 'de')
  const desk = new Desk(page, 'de')
  await page.goto('/admin/content-manager/collection-types/api::article.article/create?plugins[i18n][locale]=de')
  await expect(page.getByText(desk.say('saveFirst'))).toBeVisible()
  await page.goto('/admin/content-manager/collection-types/api::redirect.redirect/create')
  await expect(page.getByText(desk.say('none'))).toBeVisible()
  await expect(page.getByRole('button', { name: desk.say('open') })).toHaveCount(0)
})
