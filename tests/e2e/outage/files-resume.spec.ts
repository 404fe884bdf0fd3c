import en from '@/messages/en.json'
import { archiveOf } from '../support/archive'
import { openIdea, PATIENCE, test } from '../support/resuming'
import { contentService, restartSite } from '../support/servers'
import { expect } from '../support/test'

const MEGABYTE = 1024 * 1024
const { files, errors } = en.forms

test('a file goes on after a restart of the site in its middle', async ({ page, front }) => {
  const { input, row } = await openIdea(page, front)
  const file = archiveOf(12 * MEGABYTE)
  front.cutAfter = 7 * MEGABYTE
  await input.setInputFiles(file.path)
  await expect.poll(() => front.isCut).toBe(true)
  await expect(row).toContainText(files.broken)
  const restarting = restartSite()
  front.filesBytes = 0
  await restarting
  front.isCut = false
  await expect(row).toContainText(new RegExp(`${files.stored}|${errors.file_unsent}`), PATIENCE)
  const retry = row.getByRole('button', { name: files.retry })
  if (await retry.isVisible()) await retry.click()
  await expect(row).toContainText(files.stored, PATIENCE)
  expect(front.filesBytes).toBeLessThan(9 * MEGABYTE)
})

test('a file that the content service could not take to its end goes on when that is back', async ({ page, front, problems }) => {
  problems.expect(/503/)
  const { input, row } = await openIdea(page, front)
  const file = archiveOf(3 * MEGABYTE)
  front.cutAfter = 1.5 * MEGABYTE
  await input.setInputFiles(file.path)
  await expect.poll(() => front.isCut).toBe(true)
  await contentService.disconnect()
  front.isCut = false
  try {
    await expect(row).toContainText(errors.file_unsent)
  } finally {
    await contentService.connect()
  }
  front.filesBytes = 0
  await row.getByRole('button', { name: files.retry }).click()
  await expect(row).toContainText(files.stored, PATIENCE)
  expect(front.filesBytes).toBeLessThan(2.6 * MEGABYTE)
})
