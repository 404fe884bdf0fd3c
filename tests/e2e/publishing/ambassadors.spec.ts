import { withoutPageInfo } from '../support/page-info'
import { MANY_PAGES } from '../support/renewal'
import { expect, test } from '../support/test'

test('a new ambassador gets a country, a card and a story; withdrawn, all go', async ({ admin, page, request }) => {
  const name = `Ambassador ${Date.now()}`
  const created = await admin.create('ambassador', 'ar', {
    name,
    title: 'سفيرة في القاهرة',
    country: 'مصر',
    countryCode: 'EG',
    quote: 'نبني معاً.',
    story: [{ type: 'paragraph', children: [{ type: 'text', text: 'وصلت إلى القاهرة قبل عشر سنوات.' }] }],
    socialLinks: [{ platform: 'telegram', url: 'https://telegram.example.org/x' }],
  })
  try {
    await admin.publish('ambassador', created.documentId, 'ar')
    await expect.poll(async () => (await request.get('/ar/our-ambassadors')).text()).toContain(name)
    await page.goto('/ar/our-ambassadors')
    const egypt = page.getByRole('region', { name: 'مصر' })
    await expect(egypt).toContainText('سفير واحد')
    await egypt.getByRole('link').click()
    const story = page.getByRole('dialog', { name })
    await expect(story).toContainText('وصلت إلى القاهرة قبل عشر سنوات.')
    await expect(story.getByRole('link', { name: 'Telegram' })).toBeVisible()
  } finally {
    await admin.remove('ambassador', created.documentId)
  }
  await expect.poll(async () => (await request.get('/ar/our-ambassadors')).text()).not.toContain(name)
})

test('without any ambassador the page says so', async ({ admin, request }) => {
  // Each of the many changes renews its pages.
  test.slow()
  const ambassadors = await admin.list('ambassador', 'en')
  const html = async () => (await request.get('/en/our-ambassadors')).text()
  try {
    for (const { documentId } of ambassadors) await admin.unpublish('ambassador', documentId, 'en')
    await expect.poll(html, MANY_PAGES).toContain('No Ambassadors Yet')
  } finally {
    for (const { documentId } of ambassadors) await admin.publish('ambassador', documentId, 'en')
  }
  await expect.poll(html, MANY_PAGES).not.toContain('No Ambassadors Yet')
})

test('without page info the cover has words of its own', async ({ admin, request }) => {
  // It renews the pages that have one, in all languages.
  test.slow()
  const html = async () => (await request.get('/en/our-ambassadors')).text()
  await withoutPageInfo(admin, 'ambassadorsPage', 'en', async () => {
    await expect.poll(html, MANY_PAGES).toContain('>Our Global Ambassadors</h1>')
    expect(await html()).toContain('speak for the rebuilding')
  })
  await expect.poll(html, MANY_PAGES).not.toContain('>Our Global Ambassadors</h1>')
})
