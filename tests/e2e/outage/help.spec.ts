import { previewLink } from '../support/preview-link'
import { contentService } from '../support/servers'
import { expect, test } from '../support/test'

const DOCUMENTS = ['privacy', 'impressum', 'terms']

test('without the content service a preview says of each section that it could not be read, and tries again', async ({ page, problems, servers }) => {
  problems.expect(/status of 50\d/)
  await page.goto(previewLink(servers, { uid: 'api::faq.faq', locale: 'en' }))
  await expect(page).toHaveURL(/\/en\/help#faqs$/)
  await contentService.disconnect()
  try {
    await page.reload()
    const texts = {
      faqs: 'Error fetching FAQs',
      contact: 'Failed to fetch contact information',
      terms: 'An error occurred',
      privacy: 'An error occurred',
      impressum: 'An error occurred',
    }
    for (const [id, title] of Object.entries(texts)) {
      await page.evaluate((hash) => (location.hash = hash), id)
      const section = page.locator(`#${id}`)
      await expect(section.getByRole('alert')).toContainText(title)
      await expect(section.getByRole('button', { name: 'Try again' })).toBeVisible()
    }
    await page.evaluate(() => (location.hash = 'feedback'))
    await expect(page.locator('#feedback').getByRole('group', { name: 'Category' })).toBeVisible()
  } finally {
    await contentService.connect()
  }
  await page.evaluate(() => (location.hash = 'faqs'))
  await page.locator('#faqs').getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('#faqs summary').first()).toBeVisible()
  await expect(page).toHaveURL(/#faqs$/)
})

test('without the content service what was shown before stays, the dialogs of legal documents too', async ({ request, servers }) => {
  const paths = ['/ar/help', ...DOCUMENTS.map((name) => `/ar/legal/${name}`)]
  const body = async (path: string) => /(<main[\s\S]*<\/footer>|^<p[\s\S]*)/.exec(await (await request.get(path)).text())?.[0] ?? ''
  const before = new Map<string, string>()
  for (const path of paths) before.set(path, await body(path))
  for (const [path, text] of before) expect(text.length, path).toBeGreaterThan(500)
  await contentService.disconnect()
  try {
    for (const model of ['faq', 'terms-of-use', 'privacy-policy', 'impressum', 'contact-info']) {
      const response = await request.post('/api/revalidate', {
        headers: { 'x-webhook-secret': servers.secrets.REVALIDATE_SECRET },
        data: { model, documentId: 'none' },
      })
      expect(response.status()).toBe(200)
    }
    for (let round = 0; round < 3; round++) {
      for (const path of paths) expect(await body(path), path).toBe(before.get(path))
    }
  } finally {
    await contentService.connect()
  }
})
