import { expect, type Page } from '@playwright/test'
import type { Problems } from './problems'
import { contentService, type Servers } from './servers'

type Options = {
  page: Page
  problems: Problems
  servers: Servers
  /** Of the content type whose preview is the page in question. */
  uid: string
  locale: string
}

/**
 * Opens a page of which no rendering is kept, with the content service dead, and gives it back after the check.
 * A preview: what other tests have visited does not matter to it.
 */
export async function failedPage({ page, problems, servers, uid, locale }: Options, check: () => Promise<void>): Promise<void> {
  problems.expect(/status of 500/)
  const query = new URLSearchParams({ uid, documentId: 'none', locale, status: 'draft', secret: servers.secrets.PREVIEW_SECRET })
  await contentService.disconnect()
  try {
    const response = await page.goto(`/api/preview?${query}`)
    expect(response?.status()).toBe(500)
    await check()
  } finally {
    await contentService.connect()
  }
}
