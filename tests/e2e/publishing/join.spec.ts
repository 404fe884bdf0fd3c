import { withoutPageInfo } from '../support/page-info'
import { MANY_PAGES } from '../support/renewal'
import { expect, test } from '../support/test'

test('a department that opens or closes appears and goes', async ({ admin, request }) => {
  const departments = await admin.list('department', 'en')
  const department = departments.find(({ slug }) => slug === 'finance')
  if (!department) throw new Error('The sample content has no finance department.')
  const html = async () => (await request.get('/en/join')).text()
  const link = 'href="/en/organization/finance"'
  await expect.poll(html, MANY_PAGES).not.toContain(link)
  try {
    await admin.publish('department', department.documentId, 'en', { canJoinTo: true })
    await expect.poll(html, MANY_PAGES).toContain(link)
    expect(await html()).toContain('data-icon="finance"')
  } finally {
    await admin.publish('department', department.documentId, 'en', { canJoinTo: false })
  }
  await expect.poll(html, MANY_PAGES).not.toContain(link)
})

test('without page info the cover has words of its own', async ({ admin, request }) => {
  // It renews the pages that have one, in all languages.
  test.slow()
  const html = async () => (await request.get('/en/join')).text()
  await withoutPageInfo(admin, 'joinPage', 'en', async () => {
    await expect.poll(html, MANY_PAGES).toContain('>Join Our Team</h1>')
    expect(await html()).toContain('the rebuilding of Syria')
  })
  await expect.poll(html, MANY_PAGES).not.toContain('>Join Our Team</h1>')
})
