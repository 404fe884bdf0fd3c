import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Admin } from './support/admin'
import { zipNamed } from './support/archives'
import { article } from './support/content'
import { sendFile } from './support/files'
import { ContentService, databases, type Environment } from './support/service'
import { handIn } from './support/submissions'

const root = path.resolve(__dirname, '../..')
const PDF = Buffer.from('%PDF-1.4\n%%EOF')

function command(script: 'backup' | 'restore', argument: string, environment: Environment) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(root, 'scripts', `${script}.mjs`), argument], {
    env: { ...environment, PATH: process.env.PATH, NODE_ENV: 'production' },
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}

describe.each(databases)('backup and restore (%s)', (database) => {
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

    // The content service goes on running meanwhile.
    expect(command('backup', archive, service.environment)).toMatchObject({ status: 0 })

    await admin.publish('article', kept, 'ar', article('Overwritten'))
    const later = await admin.createPublished('article', article('Later'))
    const [laterFile] = (await admin.upload(PDF, 'later.pdf', 'application/pdf')).body
    await admin.call('DELETE', `/upload/files/${file.id}`)
    rmSync(service.environment.APPLICANT_FILES_DIR ?? '', { recursive: true })
    expect((await fetch(service.url + file.url)).status).toBe(404)

    const refused = command('restore', archive, service.environment)
    expect(refused.status).toBe(1)
    expect(refused.said).toContain('The content service is running')

    await service.pause()
    expect(command('restore', archive, service.environment)).toMatchObject({ status: 0 })
    service = await service.restart()

    const { body } = await service.read('articles')
    expect(body.data).toMatchObject([{ documentId: kept, title: 'Kept' }])
    expect(JSON.stringify(body)).not.toContain(later)
    expect(Buffer.from(await (await fetch(service.url + file.url)).arrayBuffer())).toEqual(PDF)
    expect((await fetch(service.url + laterFile.url)).status).toBe(404)
    const download = await (await Admin.login(service)).download(`/applicant-files/${planId}`)
    expect(Buffer.from(await download.arrayBuffer())).toEqual(plan)
  })

  test('refuse in one sentence what is no backup, and leave the data alone', async () => {
    const wrong = path.join(folder, 'wrong.tar.gz')
    writeFileSync(wrong, 'not an archive')
    await service.pause()
    for (const [argument, sentence] of [[wrong, 'tar failed'], [path.join(folder, 'none.tar.gz'), 'There is no file'], ['', 'Name the backup']] as const) {
      const { status, said } = command('restore', argument, service.environment)
      expect(status).toBe(1)
      expect(said).toContain(sentence)
    }
    const other = { ...service.environment, DATABASE_CLIENT: database === 'sqlite' ? 'postgres' : 'sqlite' }
    expect(command('restore', archive, other).said).toContain(`This is a backup of ${database}`)
    service = await service.restart()
    expect((await service.read('articles')).body.data).toHaveLength(1)
  })

  test('leave no half-written archive behind', () => {
    const target = path.join(folder, 'broken.tar.gz')
    const environment = { ...service.environment, DATABASE_FILENAME: path.join(folder, 'missing.db'), DATABASE_URL: 'postgres://imar:wrong@127.0.0.1:1/none' }
    expect(command('backup', target, environment).status).toBe(1)
    expect([existsSync(target), existsSync(`${target}.part`)]).toEqual([false, false])
    expect(readFileSync(archive).length).toBeGreaterThan(0)
  })
})
