import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ContentService } from './service'

let folder: string | undefined

/** Has a content service set up each database once, for the tests to start on copies: making the tables takes most of a first start. */
export async function makeTemplates(): Promise<void> {
  folder = mkdtempSync(path.join(tmpdir(), 'imar-templates-'))
  await Promise.all([makeSqlite(path.join(folder, 'imar.db')), process.env.TEST_POSTGRES_URL && makePostgres()])
}

export function removeTemplates(): void {
  if (folder) rmSync(folder, { recursive: true, force: true })
}

async function makeSqlite(file: string): Promise<void> {
  const service = await ContentService.startNew('sqlite')
  await service.pause()
  copyFileSync(service.environment.DATABASE_FILENAME ?? '', file)
  await service.stop()
  process.env.TEST_TEMPLATE_SQLITE = file
}

async function makePostgres(): Promise<void> {
  const service = await ContentService.startNew('postgres')
  await service.stop()
  process.env.TEST_TEMPLATE_POSTGRES = new URL(service.environment.DATABASE_URL ?? '').pathname.slice(1)
}
