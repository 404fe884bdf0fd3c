import { CHECKS } from '@/cms/src/admin/labels/checks'
import { PLANS } from '@/cms/src/admin/labels/plans'
import { TRANSLATING } from '@/cms/src/admin/labels/translating'
import { VERSIONS } from '@/cms/src/admin/labels/versions'
import { fieldWords } from '@/cms/src/labels/fields'
import { expectAccessible } from '../support/axe'
import { expect, panel, said, test } from '../support/desk'
import { Site } from '../support/site'

const ARTICLE = '/admin/content-manager/collection-types/api::article.article'

/** The words of the framework's own buttons, and how its field takes a day, by the language of the admin. */
const WORDS = {
  ar: { save: 'حفظ', publish: 'نشر', day: 'ar-u-nu-latn' },
  de: { save: 'Speichern', publish: 'Veröffentlichen', day: 'de' },
} as const

/** What stands in the panels beside a document; the framework gives all of them the same name as landmarks. */
const PANELS = 'aside > :not(h2)'

/** The next full minute that is far enough to be planned, as the field for date and time writes it. */
function soon(): string {
  const at = new Date(Date.now() + 75_000)
  const [date, time] = [at.toLocaleDateString('sv'), at.toLocaleTimeString('sv', { hour: '2-digit', minute: '2-digit' })]
  return `${date}T${time}`
}

for (const language of ['ar', 'de'] as const) {
  test(`${language}: an editor writes, plans, publishes a mistake and takes it back`, async ({ open, servers }) => {
    // Planned publications are told to the minute.
    test.setTimeout(300_000)
    const t = WORDS[language]
    const field = (name: string) => said(fieldWords('api::article.article', name) ?? ['', '', ''], language)
    const site = new Site(servers.siteUrl, servers.secrets.CONTENT_TOKEN)
    const title = `${language === 'ar' ? 'أسبوع' : 'Woche'} ${Date.now()}`
    const isRead = async (words: string) => (await site.text(address)).includes(words)
    let address = ''
    const { page, colleague } = await open('strapi-editor', language)
    const excerpt = page.getByRole('textbox', { name: field('excerpt') })

    /** Asked first, where Arabic is not published. */
    async function publish(): Promise<void> {
      await page.getByRole('button', { name: t.publish, exact: true }).click()
      if (language !== 'ar') {
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: said(TRANSLATING.publish, language) })
          .click()
      }
    }

    await test.step('writes an article, and is told what could be better before it is published', async () => {
      await page.goto(`${ARTICLE}/create?plugins[i18n][locale]=${language}`)
      await page.getByRole('textbox', { name: field('title'), exact: true }).fill(title)
      await excerpt.fill(language === 'ar' ? 'كما كُتب أولاً.' : 'Wie es zuerst geschrieben war.')
      const day = page.getByRole('combobox', { name: field('publishedDate') })
      await day.fill(new Date().toLocaleDateString(t.day))
      await day.press('Tab')
      await page.getByRole('button', { name: t.save, exact: true }).click()
      await expect(panel(page, said(CHECKS.panel, language)).getByRole('status')).not.toBeEmpty()
      await expect(panel(page, said(VERSIONS.panel, language)).getByRole('listitem')).toHaveCount(1)
      address = `/${language}/articles/${new URL(page.url()).pathname.split('/').at(-1) ?? ''}`
    })

    await test.step('plans it, and a minute later visitors read it', async () => {
      const plans = panel(page, said(PLANS.panel, language))
      await plans.getByLabel(said(PLANS.at, language)).fill(soon())
      await plans.getByRole('button', { name: said(PLANS.plan, language), exact: true }).click()
      await expect(plans.getByRole('list', { name: said(PLANS.title, language) })).toContainText(colleague.name)
      await expectAccessible(page, PANELS)
      expect(await isRead(title)).toBe(false)
      await expect.poll(() => isRead(title), { timeout: 150_000, intervals: [1000] }).toBe(true)
    })

    const mistake = language === 'ar' ? 'خطأ لم يُقصد.' : 'Ein Versehen.'
    await test.step('publishes a mistake', async () => {
      await page.reload()
      await excerpt.fill(mistake)
      await publish()
      await expect.poll(() => isRead(mistake)).toBe(true)
    })

    await test.step('sees in the versions what it was before, and brings that back', async () => {
      const versions = panel(page, said(VERSIONS.panel, language))
      // Saved and published as planned, and both once more with the mistake.
      await expect(versions.getByRole('listitem')).toHaveCount(4)
      await versions
        .getByRole('button', { name: said(VERSIONS.saved, language) })
        .last()
        .click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.locator('ins').first()).toContainText(mistake.split(' ')[0] ?? '')
      await dialog.getByRole('button', { name: said(VERSIONS.restore, language) }).click()
      await expect(dialog).toBeHidden()
      await expect(excerpt).not.toHaveValue(mistake)
      await publish()
      await expect.poll(() => isRead(mistake)).toBe(false)
      expect(await isRead(title)).toBe(true)
    })
  })
}
