import { PLANS } from '@/cms/src/admin/labels/plans'
import { TRANSLATING } from '@/cms/src/admin/labels/translating'
import { expectAccessible } from '../support/axe'
import { expect, panel, said, test } from '../support/desk'
import { Site } from '../support/site'

const ARTICLES = '/admin/content-manager/collection-types/api::article.article'

/** The words of the framework's own buttons. */
const WORDS = { ar: { publish: 'نشر' }, en: { publish: 'Publish' } } as const

for (const [language, locale] of [
  ['en', 'de'],
  ['ar', 'en'],
] as const) {
  test(`${language}: several in ${locale} are published from the list after a question about those without Arabic`, async ({ admin, open, servers }) => {
    const stamp = Date.now()
    const [lacking, translated] = [`Ohne ${stamp}`, `Mit ${stamp}`]
    const fields = (title: string) => ({ title, excerpt: '…', publishedDate: '2026-01-01', blocks: [] })
    const alone = await admin.create('article', locale, fields(lacking))
    const both = await admin.create('article', 'ar', fields(translated))
    await admin.publish('article', both.documentId, 'ar', fields(translated))
    await admin.edit('article', both.documentId, locale, fields(translated))
    const site = new Site(servers.siteUrl, servers.secrets.CONTENT_TOKEN)
    const isRead = async ({ documentId }: { documentId: string }, words: string) => (await site.text(`/${locale}/articles/${documentId}`)).includes(words)
    const { page } = await open('strapi-editor', language)
    const dialog = page.getByRole('dialog')
    const ask = said(TRANSLATING.several, language)
    try {
      await page.goto(`${ARTICLES}?plugins[i18n][locale]=${locale}&_q=${stamp}`)
      const rows = page.getByRole('row').filter({ hasText: String(stamp) })
      await expect(rows).toHaveCount(2)
      for (const row of await rows.all()) await row.getByRole('checkbox').click()
      const publish = page.getByRole('button', { name: WORDS[language].publish, exact: true })

      await test.step('names what lacks it alone, and whoever takes back publishes nothing', async () => {
        await publish.click()
        await expect(dialog.getByText(ask)).toBeVisible()
        await expect(dialog.getByRole('listitem')).toHaveText([lacking])
        await expectAccessible(page, '[role=dialog]')
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
        await dialog.getByRole('button', { name: said(TRANSLATING.cancel, language) }).click()
        await expect(dialog).toBeHidden()
        expect(await isRead(alone, lacking)).toBe(false)
      })

      await test.step('asks again, and then publishes both', async () => {
        await publish.click()
        await dialog.getByRole('button', { name: said(TRANSLATING.publish, language) }).click()
        await expect(dialog.getByText(ask)).toBeHidden()
        await dialog.getByRole('button', { name: WORDS[language].publish, exact: true }).click()
        await page.getByRole('alertdialog').getByRole('button').last().click()
        await expect.poll(async () => [await isRead(alone, lacking), await isRead(both, translated)]).toEqual([true, true])
      })
    } finally {
      await admin.remove('article', alone.documentId)
      await admin.remove('article', both.documentId)
    }
  })
}

test('what is planned without Arabic says so, until Arabic is planned with it', async ({ admin, open }) => {
  const fields = { title: `Plan ${Date.now()}`, excerpt: '…', publishedDate: '2026-01-01', blocks: [] }
  const { documentId } = await admin.create('article', 'ar', fields)
  await admin.edit('article', documentId, 'de', fields)
  const { page } = await open('strapi-editor', 'de')
  try {
    await page.goto(`${ARTICLES}/${documentId}?plugins[i18n][locale]=de`)
    const plans = panel(page, said(PLANS.panel, 'de'))
    const notice = plans.getByText(said(PLANS.noArabic, 'de'))
    await expect(notice).toBeVisible()
    await plans.getByRole('checkbox', { name: 'العربية' }).click()
    await expect(notice).toBeHidden()
  } finally {
    await admin.remove('article', documentId)
  }
})
