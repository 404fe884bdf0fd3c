import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Admin } from './support/admin'
import { command } from './support/commands'
import { article } from './support/content'
import { canMount, withFilesUpTo, withSmallDisk } from './support/small-disk'
import { bothUnlessShort, ContentService } from './support/service'
import { until } from './support/until'

const DAYS = 24 * 60 * 60

describe.each(bothUnlessShort('postgres'))('backups and room (%s)', (database) => {
  let service: ContentService
  const folder = mkdtempSync(path.join(tmpdir(), 'imar-room-test-'))
  const backups = path.join(folder, 'backups')
  const small = path.join(folder, 'small')
  const archive = path.join(folder, 'kept.tar.gz')
  let settings: Record<string, string>
  /** Whatever a command fails of, this is said of no archive. */
  const DAMAGED = /damaged|another copy|newer PostgreSQL/

  beforeAll(async () => {
    service = await ContentService.start(database)
    mkdirSync(backups)
    mkdirSync(small)
    settings = { ...service.environment, BACKUP_DIR: backups }
    const uploads = path.join(service.environment.CMS_PUBLIC_DIR ?? '', 'uploads')
    writeFileSync(path.join(uploads, 'large.bin'), randomBytes(3_000_000))
    await (await Admin.login(service)).createPublished('article', article('Kept'))
    expect(command('backup', archive, settings)).toMatchObject({ status: 0 })
  })

  afterAll(async () => {
    await service.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const isAlone = (file: string) => readdirSync(path.dirname(file)).filter((name) => name.startsWith(path.basename(file)))

  test('a backup, its check and its restore need no temporary folder', async () => {
    const without = { ...settings, TMPDIR: path.join(folder, 'none') }
    const file = path.join(folder, 'without.tar.gz')
    expect(command('backup', file, without)).toMatchObject({ status: 0 })
    expect(command('restore', ['--check', file], without).said).toMatch(/is whole/)
    await service.pause()
    expect(command('restore', file, without).said).toMatch(/Restored/)
    service = await service.restart()
    expect((await service.read('articles')).body.data).toMatchObject([{ title: 'Kept' }])
  })

  if (canMount) {
    test('a folder without room is named, with what is needed and what is free, and nothing is left in it', () => {
      const full = path.join(small, 'full.tar.gz')
      const { status, said } = command('backup', full, settings, withSmallDisk(small, 600))
      expect(status).toBe(1)
      expect(said).toMatch(/not enough room in .*small.*: this backup needs about \d+(\.\d)? MB, and 0\.\d MB are free\./)
      expect(readdirSync(small)).toEqual([])
    })

    test('a full temporary folder spoils neither backup nor check', () => {
      const tmp = { ...settings, TMPDIR: small }
      const file = path.join(folder, 'beside.tar.gz')
      expect(command('backup', file, tmp, withSmallDisk(small, 60))).toMatchObject({ status: 0 })
      expect(command('restore', ['--check', file], tmp, withSmallDisk(small, 60)).said).toMatch(/is whole/)
    })

    test('a check for which there is no room says so', () => {
      const data = path.dirname(settings.APPLICANT_FILES_DIR ?? '')
      const nowhere = { ...settings, TMPDIR: small, BACKUP_DIR: small, APPLICANT_FILES_DIR: path.join(small, 'files') }
      const { status, said } = command('restore', ['--check', archive], nowhere, withSmallDisk(small, 60))
      expect(status).toBe(1)
      expect(said).toMatch(/not enough room to read this backup: about \d+(\.\d)? MB are needed; free are 0\.\d MB in/)
      expect(said).not.toMatch(DAMAGED)
      expect(existsSync(data)).toBe(true)
    })
  }

  test('a disk that is full in the middle leaves no archive, and the database and files as they are', async () => {
    const file = path.join(folder, 'middle.tar.gz')
    const made = command('backup', file, settings, withFilesUpTo(1500))
    expect(made.status).toBe(1)
    expect(made.said).toMatch(/no room left in|cannot be read or written/)
    expect(isAlone(file)).toEqual([])
    const checked = command('restore', ['--check', archive], settings, withFilesUpTo(20))
    expect(checked.status).toBe(1)
    expect(checked.said).toMatch(/no room left in/)
    await service.pause()
    const restored = command('restore', archive, settings, withFilesUpTo(1500))
    expect(restored.status).toBe(1)
    expect(restored.said).toMatch(/no room left in .*Nothing was changed/)
    for (const { said } of [made, checked, restored]) {
      expect(said).not.toMatch(DAMAGED)
      expect(said.trim().split('\n')).toHaveLength(1)
    }
    expect(readdirSync(path.join(settings.CMS_PUBLIC_DIR ?? '', 'uploads'))).toContain('large.bin')
    service = await service.restart()
    expect((await service.read('articles')).body.data).toMatchObject([{ title: 'Kept' }])
  })

  test.each(['SIGKILL', 'SIGTERM'] as const)('one that is ended by %s counts as no backup, and is cleared away', async (signal) => {
    expect(command('backup', [], settings)).toMatchObject({ status: 0 })
    const before = readdirSync(backups)
    const child = spawn(process.execPath, ['scripts/backup.mjs'], { env: { ...settings, PATH: process.env.PATH, NODE_ENV: 'production' }, stdio: 'ignore' })
    const parts = () => readdirSync(backups).filter((name) => name.includes('.part'))
    await until(async () => parts()[0] ?? null)
    child.kill(signal)
    await once(child, 'exit')
    expect(readdirSync(backups).filter((name) => !name.includes('.part'))).toEqual(before)
    expect(parts()).toHaveLength(signal === 'SIGKILL' ? 1 : 0)
    expect(command('restore', ['--check'], settings).said).toMatch(/is whole/)
    const yesterday = Date.now() / 1000 - 2 * DAYS
    for (const name of parts()) utimesSync(path.join(backups, name), yesterday, yesterday)
    expect(command('backup', [], settings)).toMatchObject({ status: 0 })
    expect(parts()).toEqual([])
    for (const name of readdirSync(backups)) rmSync(path.join(backups, name))
  })
})
