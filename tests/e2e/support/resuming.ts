import type { Page } from '@playwright/test'
import ar from '@/messages/ar.json'
import en from '@/messages/en.json'
import { archiveOf } from './archive'
import { Front } from './front'
import { expect, test as base } from './test'

const MEGABYTE = 1024 * 1024

/** What stands around the parts of a file, and what a browser still had on its way. */
const SLACK = 0.3 * MEGABYTE

/** A test with a line that can be cut between browser and site. */
export const test = base.extend<{ front: Front }>({
  front: async ({ problems, servers }, provide) => {
    const front = await Front.open(servers)
    problems.expect(new RegExp(`^other host: ${front.origin}`))
    problems.expect(/Failed to load resource|ERR_/)
    await provide(front)
    await front.close()
  },
})

/** So much of a file in per cent, as a page says it: between number and sign may stand what turns the direction of text. */
const inPercent = (text: string) => Number(/(\d+)[^\d%٪]*[%٪]/.exec(text)?.[1] ?? '-1') / 100

/** The form for an idea, filled in, and the row of its file. */
export async function openIdea(page: Page, front: Front, locale = 'en') {
  await page.goto(`${front.origin}/${locale}/collaborate/project-template`)
  const form = page.locator('form[data-form=idea]')
  await form.locator('[name=title]').fill('A well for every village')
  await expect(form).toHaveAttribute('data-enhanced')
  await form.locator('[name=description]').fill('Water without long ways.')
  await page.waitForLoadState('networkidle')
  return {
    form,
    input: form.locator('input[type=file]'),
    row: form.getByRole('list', { name: (locale === 'ar' ? ar : en).forms.files.list }).getByRole('listitem'),
  }
}

/** A file of 12 MB whose line breaks after 7 MB; how much of it has arrived, by what the page says. */
export async function breakIdea(page: Page, front: Front, locale = 'en') {
  const parts = await openIdea(page, front, locale)
  const file = archiveOf(12 * MEGABYTE)
  front.cutAfter = 7 * MEGABYTE
  await parts.input.setInputFiles(file.path)
  await expect.poll(() => front.isCut).toBe(true)
  await page.context().setOffline(true)
  await expect(parts.row.getByRole('button')).toHaveCount(2)
  const arrived = inPercent(await parts.row.innerText())
  // In parts of up to 4 MB.
  expect(arrived).toBeGreaterThan(0.2)
  expect(arrived).toBeLessThan(0.65)
  front.filesBytes = 0
  return { ...parts, file, rest: (1 - arrived) * file.bytes }
}

/** A file of many megabytes takes its time on a busy machine. */
export const PATIENCE = { timeout: 30_000 }

/** The line is back. */
export async function mend(page: Page, front: Front) {
  front.isCut = false
  await page.context().setOffline(false)
}

/** That since the break nothing went to the site but the rest of the file. */
export function expectRestAlone(front: Front, rest: number) {
  expect(front.filesBytes).toBeGreaterThan(rest - SLACK)
  expect(front.filesBytes).toBeLessThan(rest + SLACK)
}
