import en from '@/messages/en.json'
import { contentService } from '../support/servers'
import { expect, test } from '../support/test'

test('with the content service stopped the pages stay as they were, and the template can still be taken along', async ({
  page,
  request,
  servers,
  problems,
}) => {
  // A size of a picture that nobody has asked for before is not there.
  problems.expect(/502 .*\/uploads\//)
  const tabs = ['individuals', 'organizations', 'project-template']
  for (const tab of tabs) expect((await request.get(`/en/collaborate/${tab}`)).status()).toBe(200)
  await contentService.disconnect()
  try {
    for (const model of ['pages-info', 'contact-info']) {
      const response = await request.post('/api/revalidate', {
        headers: { 'x-webhook-secret': servers.secrets.REVALIDATE_SECRET },
        data: { model, documentId: 'none' },
      })
      expect(response.status()).toBe(200)
    }
    for (const tab of tabs) {
      const response = await request.get(`/en/collaborate/${tab}`)
      expect(response.status()).toBe(200)
      expect(await response.text()).toContain('mailto:')
    }
    await page.goto('/en/collaborate/project-template')
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: en.collaborate.template.docx }).click()])
    expect(download.suggestedFilename()).toBe('project-template-en.docx')
  } finally {
    await contentService.connect()
  }
})

test('without a network a download says that it failed', async ({ context, page, problems }) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/en/collaborate/project-template')
  await expect(page.locator('html')).toHaveAttribute('data-enhanced')
  await context.setOffline(true)
  await page.getByRole('link', { name: en.collaborate.template.pdf }).click()
  await expect(page.getByRole('alert').filter({ hasText: en.collaborate.template.downloadFailed })).toBeVisible()
})
