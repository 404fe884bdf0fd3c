import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import ar from '@/messages/ar.json'
import en from '@/messages/en.json'
import { expectAccessible } from '../support/axe'
import { chooseTheme, THEMES } from '../support/page-tools'
import { expect, test } from '../support/test'

const words = { ar, en }

async function downloadBy(page: Page, name: string) {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()])
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) }
}

for (const locale of ['ar', 'en'] as const) {
  const t = words[locale].collaborate

  test(`${locale}: every format is downloaded under its name, and says its size before`, async ({ page }) => {
    await page.goto(`/${locale}/collaborate/project-template`)
    for (const [format, begin] of [
      ['docx', 'PK'],
      ['txt', '\uFEFF'],
      ['pdf', '%PDF-1.'],
    ] as const) {
      const { name, content } = await downloadBy(page, t.template[format])
      const size = new RegExp(`${Math.ceil(content.length / 1024)}\\s`)
      await expect(page.getByRole('link', { name: t.template[format] })).toHaveText(size)
      expect(name).toBe(`project-template-${locale}.${format}`)
      expect(content.toString('utf8').startsWith(begin)).toBe(true)
    }
  })

  test(`${locale}: the template is copied as text`, async ({ context, page }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(`/${locale}/collaborate/project-template`)
    await page.getByRole('button', { name: t.template.copy }).click()
    await expect(page.getByRole('status').filter({ hasText: t.template.copied })).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    for (const { title } of Object.values(words[locale].template.sections)) expect(copied).toContain(title)
  })

  test(`${locale}: a copy that is refused is said`, async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
    })
    await page.goto(`/${locale}/collaborate/project-template`)
    await page.getByRole('button', { name: t.template.copy }).click()
    await expect(page.getByRole('alert').filter({ hasText: t.template.copyFailed })).toBeVisible()
  })

  test(`${locale}: a button is disabled while its file is made ready; a file that is not there is said`, async ({ page, problems }) => {
    problems.expect(/404/)
    let answer = () => {}
    const waits = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/templates/*.pdf', async (route) => {
      await waits
      await route.fulfill({ status: 404, body: '' })
    })
    await page.goto(`/${locale}/collaborate/project-template`)
    await expect(page.locator('html[data-enhanced]')).toBeAttached()
    const link = page.getByRole('link', { name: t.template.pdf })
    await link.click()
    await expect(link).toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByRole('link', { name: t.template.docx })).not.toHaveAttribute('aria-disabled')
    answer()
    await expect(page.getByRole('alert').filter({ hasText: t.template.downloadFailed })).toBeVisible()
    await expect(link).not.toHaveAttribute('aria-disabled')
  })
}

test('the exact English texts of the requirements', () => {
  const { template, individuals } = en.collaborate
  expect([template.copy, template.docx, template.txt, template.pdf]).toEqual(['Copy Template', 'Download as DOCX', 'Download as Text', 'Download as PDF'])
  expect(template.copied).toBe('Template copied to clipboard!')
  expect(template.copyFailed).toBe('Failed to copy template. Please try again.')
  expect(template.downloadFailed).toBe('Failed to download file. Please try again.')
  expect(individuals.helpTitle).toMatch(/^Need Help/)
})

test('the files are served with their types', async ({ request }) => {
  const types = { docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', pdf: 'application/pdf', txt: 'text/plain; charset=utf-8' }
  for (const locale of ['ar', 'de', 'en']) {
    for (const [format, type] of Object.entries(types)) {
      const response = await request.get(`/templates/project-template-${locale}.${format}`)
      expect(response.status()).toBe(200)
      expect(response.headers()['content-type']?.toLowerCase()).toBe(type)
      expect(response.headers().etag).toBeTruthy()
    }
  }
})

test('without script the tabs, the texts and the downloads work, and there is no button that does nothing', async ({ browser, servers }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: servers.siteUrl })
  const page = await context.newPage()
  await page.goto('/ar/collaborate/individuals')
  await page.getByRole('link', { name: ar.collaborate.tabs.template }).first().click()
  await expect(page.getByRole('heading', { level: 2, name: ar.collaborate.template.title })).toBeVisible()
  await expect(page.getByRole('button', { name: ar.collaborate.template.copy })).toBeHidden()
  const { name, content } = await downloadBy(page, ar.collaborate.template.pdf)
  expect(name).toBe('project-template-ar.pdf')
  expect(content.length).toBeGreaterThan(50_000)
  await context.close()
})

test('by keyboard alone a tab is opened and a file downloaded', async ({ page }) => {
  await page.goto('/en/collaborate/individuals')
  await page.getByRole('navigation', { name: en.collaborate.tabsLabel }).getByRole('link', { name: en.collaborate.tabs.template }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/project-template$/)
  await page.getByRole('button', { name: en.collaborate.template.copy }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: en.collaborate.template.docx })).toBeFocused()
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(download.suggestedFilename()).toBe('project-template-en.docx')
})

for (const theme of THEMES) {
  test(`the notices of the template are accessible, ${theme}`, async ({ context, page, problems }) => {
    problems.expect(/404/)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.route('**/templates/*.txt', (route) => route.fulfill({ status: 404, body: '' }))
    await chooseTheme(page, theme)
    await page.goto('/en/collaborate/project-template')
    await page.getByRole('button', { name: en.collaborate.template.copy }).click()
    await expect(page.getByText(en.collaborate.template.copied)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: en.collaborate.template.txt }).click()
    await expect(page.getByText(en.collaborate.template.downloadFailed)).toBeVisible()
    await expectAccessible(page)
  })
}
