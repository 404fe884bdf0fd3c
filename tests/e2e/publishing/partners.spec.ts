import { withoutPageInfo } from '../support/page-info'
import { MANY_PAGES } from '../support/renewal'
import { expect, test } from '../support/test'

test('a partner is on its page as soon as it is published, its HTML made harmless, and gone once it is withdrawn', async ({ admin, page, request }) => {
  const name = `Partner ${Date.now()}`
  const descriptionHtml = '<h1>Aims</h1><p onclick="globalThis.stolen=1">Water <em>for all</em></p><script>globalThis.stolen=1</script>'
  const created = await admin.create('partner', 'en', { name, descriptionHtml, sortOrder: 999, website: 'https://new.example.org' })
  try {
    await admin.publish('partner', created.documentId, 'en')
    await expect.poll(async () => (await request.get('/en/our-partners')).text()).toContain(name)
    await page.goto('/en/our-partners')
    const card = page.locator('#partners li', { hasText: name })
    await expect(card.getByRole('heading', { level: 4 })).toHaveText('Aims')
    await card.getByText('for all').click()
    expect(await page.evaluate(() => 'stolen' in globalThis)).toBe(false)
    // It has no logo.
    await expect(card.locator('svg').first()).toBeVisible()
  } finally {
    await admin.remove('partner', created.documentId)
  }
  await expect.poll(async () => (await request.get('/en/our-partners')).text()).not.toContain(name)
})

test('without any partner the page says so and still invites', async ({ admin, page, request }) => {
  // Each of the many changes renews its pages.
  test.slow()
  const partners = await admin.list('partner', 'de')
  try {
    for (const { documentId } of partners) await admin.unpublish('partner', documentId, 'de')
    await expect.poll(async () => (await request.get('/de/our-partners')).text(), MANY_PAGES).toContain('Noch keine Partner')
    await page.goto('/de/our-partners')
    await expect(page.getByRole('heading', { name: 'Noch keine Partner' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Partnerschaftsanfrage stellen' })).toBeVisible()
  } finally {
    for (const { documentId } of partners) await admin.publish('partner', documentId, 'de')
  }
  await expect.poll(async () => (await request.get('/de/our-partners')).text(), MANY_PAGES).not.toContain('Noch keine Partner')
})

test('without page info the cover has words of its own', async ({ admin, request }) => {
  // It renews the pages that have one, in all languages.
  test.slow()
  const html = async () => (await request.get('/en/our-partners')).text()
  await withoutPageInfo(admin, 'partnersPage', 'en', async () => {
    await expect.poll(html, MANY_PAGES).toContain('>Our Partners</h1>')
    expect(await html()).toContain('Meet the organizations that rebuild Syria together with us.')
  })
  await expect.poll(html, MANY_PAGES).not.toContain('>Our Partners</h1>')
})
