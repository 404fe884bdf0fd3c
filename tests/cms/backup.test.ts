import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Admin } from './support/admin'
import { zipNamed } from './support/archives'
import { command } from './support/commands'
import { article } from './support/content'
import { unlessShort } from './support/depth'
import { sendFile } from './support/files'
import { createDatabase, postgresPrograms } from './support/postgres'
import { ContentService, type Database, bothUnlessShort, type Environment } from './support/service'
import { handIn } from './support/submissions'

const PDF = Buffer.from('%PDF-1.4\n%%EOF')

const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8)

/** The same archive after something was done to what it holds. */
function altered(archive: string, change: (folder: string) => void): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'imar-altered-'))
  const target = `${folder}.tar.gz`
  execFileSync('tar', ['-xzf', archive, '-C', folder])
  change(folder)
  execFileSync('tar', ['-czf', target, '-C', folder, '.'])
  rmSync(folder, { recursive: true })
  return target
}

function overwrite(file: string, at: (size: number) => number, bytes: Buffer): void {
  const content = readFileSync(file)
  bytes.copy(content, at(content.length))
  writeFileSync(file, content)
}

/** A dump that is whole, of a database that is none of the content service's. */
function dumpOfAnother({ DATABASE_URL = '' }: Environment, file: string): void {
  const programs = postgresPrograms() ?? ''
  const name = `another_${Date.now()}`
  const url = createDatabase(DATABASE_URL.replace(/\/[^/]*$/, ''), name)
  execFileSync(path.join(programs, 'psql'), [url, '-qc', 'CREATE TABLE articles (id int); INSERT INTO articles VALUES (1)'])
  execFileSync(path.join(programs, 'pg_dump'), ['--format=custom', `--file=${file}`, url])
}

/** What is wrong with a backup, what is done to make it so, and what is said about it. */
type Damage = [what: string, change: (folder: string, environment: Environment) => void, sentence: RegExp]

const dumpIn = (folder: string) => path.join(folder, 'database.pgdump')
const sqliteIn = (folder: string) => path.join(folder, 'database.sqlite')

const DAMAGES: Record<Database, Damage[]> = {
  postgres: [
    // The format's version stands behind its name.
    ['made by a newer PostgreSQL', (folder) => overwrite(dumpIn(folder), () => 6, Buffer.from([99])), /newer PostgreSQL .*99.*Nothing was changed/],
    ['cut off', (folder) => truncateSync(dumpIn(folder), statSync(dumpIn(folder)).size - 3000), /damaged .*Nothing was changed/],
    ['overwritten in its middle', (folder) => overwrite(dumpIn(folder), (size) => Math.floor(size * 0.7), Buffer.alloc(4096, 7)), /Nothing was changed/],
    ['of another program', (folder, environment) => dumpOfAnother(environment, dumpIn(folder)), /did not take this backup.*Nothing was changed/],
  ],
  sqlite: [
    ['cut off', (folder) => truncateSync(sqliteIn(folder), 40_960), /damaged .*Nothing was changed/],
    [
      'overwritten in its middle',
      (folder) => overwrite(sqliteIn(folder), (size) => Math.floor(size / 2), Buffer.alloc(200_000, 7)),
      /damaged .*Nothing was changed/,
    ],
    ['no database', (folder) => writeFileSync(sqliteIn(folder), 'something else'), /damaged .*Nothing was changed/],
    ['empty', (folder) => writeFileSync(sqliteIn(folder), ''), /damaged .*lacks.*Nothing was changed/],
  ],
}

describe.each(bothUnlessShort('postgres'))('backup and restore (%s)', (database) => {
  let service: ContentService
  const folder = mkdtempSync(path.join(tmpdir(), 'imar-backup-test-'))
  const archive = path.join(folder, 'kept.tar.gz')

  beforeAll(async () => {
    service = await ContentService.start(database)
  })

  afterAll(async () => {
    await service.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('bring back documents and files as they were, and nothing that came later', async () => {
    const admin = await Admin.login(service)
    const kept = await admin.createPublished('article', article('Kept'))
    const [file] = (await admin.upload(PDF, 'kept.pdf', 'application/pdf')).body
    const plan = zipNamed('plan.txt')
    const [{ id: planId }] = (await sendFile(service, plan, 'plan.zip', 'idea')).body
    await handIn(service, 'ideas', { title: 'A well', description: 'Water.', attachments: planId, locale: 'en' })
    // A file of which a part is missing is nobody's yet, and in no backup.
    const unfinished = path.join(service.environment.APPLICANT_FILES_DIR ?? '', 'unfinished')
    mkdirSync(unfinished)
    writeFileSync(path.join(unfinished, 'part'), 'a part')

    // The content service goes on running meanwhile.
    expect(command('backup', archive, service.environment)).toMatchObject({ status: 0 })
    expect(modeOf(archive)).toBe('600')

    await admin.publish('article', kept, 'ar', article('Overwritten'))
    const later = await admin.createPublished('article', article('Later'))
    const [laterFile] = (await admin.upload(PDF, 'later.pdf', 'application/pdf')).body
    await admin.call('DELETE', `/upload/files/${file.id}`)
    rmSync(service.environment.APPLICANT_FILES_DIR ?? '', { recursive: true })
    expect((await fetch(service.url + file.url)).status).toBe(404)

    const checked = command('restore', ['--check', archive], service.environment)
    expect(checked).toMatchObject({ status: 0 })
    expect(checked.said).toMatch(/whole, with 1 files of editors and 1 of applicants. Nothing was changed/)
    expect((await service.read('articles')).body.data).toHaveLength(2)

    const refused = command('restore', archive, service.environment)
    expect(refused.status).toBe(1)
    expect(refused.said).toContain('The content service is running')

    await service.pause()
    expect(command('restore', archive, service.environment)).toMatchObject({ status: 0, said: expect.stringContaining('Restored') })
    const filesDir = service.environment.APPLICANT_FILES_DIR ?? ''
    expect([modeOf(filesDir), ...readdirSync(filesDir).map((name) => modeOf(path.join(filesDir, name)))]).toEqual(['700', '600'])
    service = await service.restart()

    const { body } = await service.read('articles')
    expect(body.data).toMatchObject([{ documentId: kept, title: 'Kept' }])
    expect(JSON.stringify(body)).not.toContain(later)
    expect(Buffer.from(await (await fetch(service.url + file.url)).arrayBuffer())).toEqual(PDF)
    expect((await fetch(service.url + laterFile.url)).status).toBe(404)
    const download = await (await Admin.login(service)).download(`/applicant-files/${planId}`)
    expect(Buffer.from(await download.arrayBuffer())).toEqual(plan)
  })

  unlessShort('refuse in one sentence what is no backup, and leave the data alone', async () => {
    const wrong = path.join(folder, 'wrong.tar.gz')
    writeFileSync(wrong, 'not an archive')
    await service.pause()
    for (const [argument, sentence] of [
      [wrong, 'damaged, or no archive'],
      [path.join(folder, 'none.tar.gz'), 'There is no file'],
      ['', 'Name the backup'],
    ] as const) {
      const { status, said } = command('restore', argument, service.environment)
      expect(status).toBe(1)
      expect(said).toContain(sentence)
    }
    const other = { ...service.environment, DATABASE_CLIENT: database === 'sqlite' ? 'postgres' : 'sqlite' }
    expect(command('restore', archive, other).said).toContain(`This is a backup of ${database}`)
    // What a restore that was cut off has put aside is not lost by the next one.
    const aside = path.join(service.environment.APPLICANT_FILES_DIR ?? '', '.before-restore')
    mkdirSync(aside)
    expect(command('restore', archive, service.environment).said).toMatch(/An earlier restore was cut off: .*\.before-restore/)
    expect(existsSync(aside)).toBe(true)
    rmSync(aside, { recursive: true })
    service = await service.restart()
    expect((await service.read('articles')).body.data).toHaveLength(1)
  })

  describe('of a damaged backup changes neither database nor files', () => {
    const contents = () =>
      [service.environment.APPLICANT_FILES_DIR ?? '', path.join(service.environment.CMS_PUBLIC_DIR ?? '', 'uploads')].map((name) => readdirSync(name))
    let before: string[][]
    let there: string

    beforeAll(async () => {
      const admin = await Admin.login(service)
      there = (await admin.upload(PDF, 'there.pdf', 'application/pdf')).body[0].url
      await admin.createPublished('article', article('There'))
      await service.pause()
      before = contents()
    })

    test.each(DAMAGES[database])('one that is %s', (_, change, sentence) => {
      const damaged = altered(archive, (inside) => {
        change(inside, service.environment)
        writeFileSync(path.join(inside, 'uploads', 'of-the-backup.txt'), 'x')
      })
      for (const given of [damaged, ['--check', damaged]]) {
        const { status, said } = command('restore', given, service.environment)
        expect(status).toBe(1)
        expect(said).toMatch(sentence)
        expect(said.trim().split('\n')).toHaveLength(1)
        expect(contents()).toEqual(before)
      }
      rmSync(damaged)
    })

    test('whatever was tried', async () => {
      service = await service.restart()
      const { body } = await service.read('articles?sort=title')
      expect(body.data).toMatchObject([{ title: 'Kept' }, { title: 'There' }])
      expect((await fetch(service.url + there)).status).toBe(200)
    })
  })

  unlessShort('what was restored can be kept and restored again', async () => {
    const again = path.join(folder, 'again.tar.gz')
    expect(command('backup', again, service.environment)).toMatchObject({ status: 0 })
    await service.pause()
    expect(command('restore', again, service.environment)).toMatchObject({ status: 0 })
    // Its folder, opened to others meanwhile, is closed when the content service starts.
    const filesDir = service.environment.APPLICANT_FILES_DIR ?? ''
    chmodSync(filesDir, 0o755)
    service = await service.restart()
    expect(modeOf(filesDir)).toBe('700')
    expect((await service.read('articles?sort=title')).body.data).toMatchObject([{ title: 'Kept' }, { title: 'There' }])
  })

  test('an archive that is cut off, or holds what no backup holds, gets a sentence', async () => {
    const short = path.join(folder, 'short.tar.gz')
    writeFileSync(short, readFileSync(archive).subarray(0, 20_000))
    const linked = altered(archive, (inside) => symlinkSync('/etc/passwd', path.join(inside, 'uploads', 'link')))
    const words = altered(archive, (inside) => writeFileSync(path.join(inside, 'backup.json'), '{"database":'))
    const bare = altered(archive, (inside) => [sqliteIn(inside), dumpIn(inside)].forEach((file) => rmSync(file, { force: true })))
    for (const [file, sentence] of [
      [short, /damaged, or no archive/],
      [linked, /neither file nor folder/],
      [words, /description .* damaged/],
      [bare, /lacks database/],
    ] as const) {
      const { status, said } = command('restore', ['--check', file], service.environment)
      expect(status).toBe(1)
      expect(said).toMatch(sentence)
      expect(said.trim().split('\n')).toHaveLength(1)
    }
    for (const file of [linked, words, bare]) rmSync(file)
  })

  test('leave no half-written archive behind', () => {
    const target = path.join(folder, 'broken.tar.gz')
    const environment = { ...service.environment, DATABASE_FILENAME: path.join(folder, 'missing.db'), DATABASE_URL: 'postgres://imar:wrong@127.0.0.1:1/none' }
    expect(command('backup', target, environment).status).toBe(1)
    expect(readdirSync(folder).filter((name) => name.startsWith('broken'))).toEqual([])
    expect(readFileSync(archive).length).toBeGreaterThan(0)
  })
})
