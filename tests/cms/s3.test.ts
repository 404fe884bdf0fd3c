import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Admin } from './support/admin'
import { zip, zipNamed } from './support/archives'
import { sendFile } from './support/files'
import { runInside } from './support/inside'
import { hasObjectStore, ObjectStore } from './support/object-store'
import { SMALLEST_PDF as PDF } from './support/pdfs'
import { picture } from './support/pictures'
import { type Answer, ContentService, type Json, oneDatabase } from './support/service'
import { handIn } from './support/submissions'
import { until } from './support/until'

const root = path.resolve(__dirname, '../..')

if (hasObjectStore) {
  describe.each(oneDatabase('sqlite'))('files in buckets (%s)', (database) => {
    let store: ObjectStore
    let service: ContentService
    let twin: ContentService
    let admin: Admin

    beforeAll(async () => {
      store = await ObjectStore.start()
      service = await ContentService.start(database, store.environment)
      // On another machine, which has folders of its own.
      const folders = { CMS_PUBLIC_DIR: path.join(service.folder, 'public-2'), APPLICANT_FILES_DIR: path.join(service.folder, 'applicant-files-2') }
      ;[twin, admin] = await Promise.all([service.twin(folders), Admin.login(service)])
    })

    afterAll(async () => {
      await twin?.pause()
      await service?.stop()
      await store?.stop()
    })

    const download = async (url: string, from = service) => Buffer.from(await (await fetch(from.url + url)).arrayBuffer())
    const ask = (url: string, headers: Record<string, string> = {}, method = 'GET') => fetch(service.url + url, { method, headers })
    const onDisk = (folder: string) => (existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : [])
    const uploadsOnDisk = () => onDisk(path.join(service.environment.CMS_PUBLIC_DIR ?? '', 'uploads'))
    const applicantsOnDisk = () => onDisk(service.environment.APPLICANT_FILES_DIR ?? '').filter((name) => name !== 'unfinished')
    const photo = (width: number) => picture('png', width)
    const upload = async (content: Buffer, name: string, type: string): Promise<Json> => {
      const answer = await admin.upload(content, name, type, 'Text')
      expect(answer.status).toBe(201)
      return answer.body[0]
    }
    const addressesOf = ({ url, formats }: Json): string[] => [url, ...Object.values<{ url: string }>(formats ?? {}).map((format) => format.url)]
    const namesOf = (file: Json) => addressesOf(file).map((url) => path.basename(url))
    const isStoredName = (name: string) => /^[0-9a-f-]{36}$/.test(name)
    const command = (script: 'backup' | 'restore', given: string[]) =>
      new Promise<{ status: number | null; said: string }>((resolve) => {
        const env = { ...service.environment, NODE_ENV: process.env.NODE_ENV, PATH: process.env.PATH }
        execFile(process.execPath, [path.join(root, 'scripts', `${script}.mjs`), ...given], { env }, (error, out, err) =>
          resolve({ status: error ? Number(error.code) : 0, said: out + err }),
        )
      })
    const check = async (): Promise<Json> =>
      (await service.send('GET', '/_ready', { authorization: `Bearer ${service.environment.CONTENT_TOKEN}` })).body.checks.storage

    describe('of editors', () => {
      test('lie in the public bucket with their formats, and have the addresses that they would have on the disk, at every process', async () => {
        const file = await upload(await photo(1200), 'wall.png', 'image/png')
        expect(addressesOf(file).length).toBeGreaterThan(2)
        expect(await store.names('uploads')).toEqual(expect.arrayContaining(namesOf(file)))
        expect(uploadsOnDisk()).toEqual([])
        for (const url of addressesOf(file)) {
          expect(url).toMatch(/^\/uploads\/[\w.-]+$/)
          const content = await store.content('uploads', path.basename(url))
          for (const process of [service, twin]) expect(await download(url, process)).toEqual(content)
        }
      })

      test('are answered as those on the disk are', async () => {
        const { url } = await upload(PDF, 'report.pdf', 'application/pdf')
        const disk = path.join(service.environment.CMS_PUBLIC_DIR ?? '', 'uploads/old.pdf')
        writeFileSync(disk, PDF)
        const [stored, old] = [await ask(url), await ask('/uploads/old.pdf')]
        expect(Buffer.from(await old.arrayBuffer())).toEqual(PDF)
        const varying = ['date', 'last-modified', 'etag', 'keep-alive', 'connection']
        const headersOf = ({ headers }: Response) => Object.fromEntries([...headers].filter(([name]) => !varying.includes(name)))
        expect(headersOf(stored)).toEqual(headersOf(old))
        expect(stored.headers.get('content-type')).toBe('application/pdf')
        expect(stored.headers.get('x-content-type-options')).toBe('nosniff')
        rmSync(disk)
      })

      test('are answered in parts, and not again to who has them', async () => {
        // So large that it is stored in several parts.
        const content = Buffer.concat([PDF, randomBytes(6_000_000)])
        const { url } = await upload(content, 'parts.pdf', 'application/pdf')
        const whole = await ask(url)
        const etag = whole.headers.get('etag') ?? ''
        const modified = whole.headers.get('last-modified') ?? ''
        expect(etag).toMatch(/^"/)
        const bytes = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

        const part = await ask(url, { range: 'bytes=10-19' })
        expect([part.status, part.headers.get('content-range'), part.headers.get('content-length')]).toEqual([206, `bytes 10-19/${content.length}`, '10'])
        expect(await bytes(part)).toEqual(content.subarray(10, 20))
        expect(await bytes(await ask(url, { range: 'bytes=-5' }))).toEqual(content.subarray(-5))
        expect(await bytes(await ask(url, { range: `bytes=${content.length - 3}-` }))).toEqual(content.subarray(-3))
        const beyond = await ask(url, { range: 'bytes=9999999-' })
        expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${content.length}`])

        expect((await ask(url, { range: 'bytes=0-9', 'if-range': etag })).status).toBe(206)
        expect((await ask(url, { range: 'bytes=0-9', 'if-range': '"another"' })).status).toBe(200)
        expect((await ask(url, { 'if-none-match': etag })).status).toBe(304)
        expect((await ask(url, { 'if-none-match': '"another"' })).status).toBe(200)
        expect((await ask(url, { 'if-modified-since': modified })).status).toBe(304)
        const head = await ask(url, {}, 'HEAD')
        expect([head.status, head.headers.get('content-length'), head.headers.get('content-type')]).toEqual([200, String(content.length), 'application/pdf'])
      })

      test('are found by their names alone', async () => {
        await store.put('applicants', 'secret.pdf', 'of somebody')
        for (const address of [
          'none.pdf',
          '',
          '..%2Fapplicants%2Fsecret.pdf',
          '%2e%2e/applicants/secret.pdf',
          'secret.pdf',
          '?list-type=2',
          '%00',
          '%',
          'a/b.pdf',
        ]) {
          for (const method of ['GET', 'HEAD']) expect((await ask(`/uploads/${address}`, {}, method)).status).toBeGreaterThanOrEqual(400)
        }
      })

      test('are replaced under their address, and gone when they are deleted', async () => {
        const file = await upload(await photo(700), 'before.png', 'image/png')
        const before = await download(file.url)
        const form = new FormData()
        form.append('files', new Blob([new Uint8Array(await photo(650))]), 'after.png')
        form.append('fileInfo', JSON.stringify({ name: 'after' }))
        const { body } = await admin.send('POST', `/upload?id=${file.id}`, form)
        expect(body).toMatchObject({ url: file.url, width: 650 })
        expect(await download(file.url, twin)).not.toEqual(before)
        expect((await admin.call('DELETE', `/upload/files/${file.id}`)).status).toBe(200)
        const left = await store.names('uploads')
        for (const name of [...namesOf(file), ...namesOf(body)]) {
          expect(left).not.toContain(name)
          expect((await ask(`/uploads/${name}`)).status).toBe(404)
        }
      })

      test('lie in the bin under names that nobody is given, come back from it at any process, and are gone when they are erased', async () => {
        const entryOf = async (file: Json): Promise<string> =>
          (await admin.call('GET', '/bin')).body.data.items.find(({ titles }: Json) => titles[''] === file.name).entryId
        const remove = (file: Json) => admin.call('DELETE', `/upload/files/${file.id}`)
        const [file, other] = [await upload(await photo(800), 'binned.png', 'image/png'), await upload(PDF, 'lost.pdf', 'application/pdf')]
        const before = await download(file.url)
        for (const deleted of [file, other]) expect((await remove(deleted)).status).toBe(200)
        const aside = namesOf(file).map((name) => `bin-${name}`)
        expect(await store.names('uploads')).toEqual(expect.arrayContaining(aside))
        for (const name of [...aside, ...namesOf(file)]) expect((await ask(`/uploads/${name}`)).status).toBe(404)
        expect((await (await Admin.login(twin)).call('POST', `/bin/${await entryOf(file)}/restore`, {})).status).toBe(200)
        expect(await download(file.url)).toEqual(before)
        expect((await admin.call('POST', `/bin/${await entryOf(other)}/erase`)).status).toBe(200)
        const left = await store.names('uploads')
        expect(left).toEqual(expect.arrayContaining(namesOf(file)))
        const gone = [...aside, ...namesOf(other).flatMap((name) => [name, `bin-${name}`])]
        expect(left.filter((name) => gone.includes(name))).toEqual([])
      })
    })

    describe('of applicants', () => {
      const content = zipNamed('plan.txt')
      const add = async (): Promise<string> => (await sendFile(service, content, 'plan.zip', 'idea')).body[0].id
      const idea = (attachments: string) => ({ title: 'A well', description: 'Water.', attachments, locale: 'en' })
      const submit = async (): Promise<{ id: string; name: string; submission: string }> => {
        const before = await store.names('applicants')
        const id = await add()
        const name = (await store.names('applicants')).find((key) => !before.includes(key)) ?? ''
        return { id, name, submission: (await handIn(service, 'ideas', idea(id))).body.data.documentId }
      }

      test('lie in the private bucket alone, and only the route of reviewers reads them', async () => {
        const { id, name } = await submit()
        expect(name).toMatch(/^[0-9a-f-]{36}$/)
        expect(await store.content('applicants', name)).toEqual(content)
        expect(applicantsOnDisk()).toEqual([])
        expect(await store.names('uploads')).not.toContain(name)
        for (const place of [name, `uploads/${name}`, `api/upload/files/${name}`]) expect((await ask(`/${place}`)).status).toBeGreaterThanOrEqual(400)
        expect((await fetch(`${store.url}/applicants/${name}`)).status).toBeGreaterThanOrEqual(400)
        expect((await ask(`/applicant-files/${id}`)).status).toBe(401)
        const read = await admin.download(`/applicant-files/${id}`)
        expect(Buffer.from(await read.arrayBuffer())).toEqual(content)
        expect(Object.fromEntries(read.headers)).toMatchObject({ 'content-length': String(content.length), 'cache-control': 'private, no-store' })
      })

      test('that come in parts are put together of what different machines have taken', async () => {
        const file = zip({ 'plan.bin': new Uint8Array(randomBytes(300_000)) })
        const upload = randomBytes(32).toString('base64url')
        const send = (to: ContentService, offset: number, until = offset + 100_000) => {
          const form = new FormData()
          const fields = { upload, visitor: 'visitor-of-tests', offset, size: file.length, name: 'plan.zip', ref: 'idea' }
          for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
          if (until > offset) form.append('files', new Blob([new Uint8Array(file.subarray(offset, until))]), 'part')
          const { CONTENT_TOKEN = '', UPLOAD_TOKEN = '' } = to.environment
          return to.send('POST', '/api/upload/part', { authorization: `Bearer ${CONTENT_TOKEN}`, 'upload-token': UPLOAD_TOKEN }, form)
        }
        expect((await send(service, 0)).body).toEqual({ bytes: 100_000 })
        expect((await send(twin, 0, 0)).body).toEqual({ bytes: 100_000 })
        expect((await send(twin, 100_000)).body).toEqual({ bytes: 200_000 })
        // Once more, as its answer was lost.
        expect((await send(service, 100_000, 150_000)).body).toEqual({ bytes: 200_000 })
        const last = await send(service, 200_000, file.length)
        expect(last.body).toMatchObject([{ name: 'plan.zip', size: file.length }])
        expect((await send(twin, 0, 0)).body).toEqual(last.body)
        const left = await store.names('applicants')
        expect(left.filter((name) => name.startsWith('unfinished/'))).toEqual([`unfinished/${upload}.told`])
        const contents = await Promise.all(left.filter((name) => !name.includes('/')).map((name) => store.content('applicants', name)))
        expect(contents.filter((content) => content.equals(file))).toHaveLength(1)
      })

      test('are erased with their submission', async () => {
        const { name, submission } = await submit()
        await admin.remove('idea', submission)
        expect(await store.names('applicants')).not.toContain(name)
      })

      test('that nobody named, or of which nobody knows, are erased after a day, and no others', async () => {
        const kept = await submit()
        await add()
        const unknown = '00000000-0000-4000-8000-000000000000'
        await store.put('applicants', unknown, 'of a process that ended')
        const tomorrow = Date.now() + 25 * 60 * 60 * 1000
        const before = await store.names('applicants')
        expect(await runInside(service, `require('./dist/src/files/orphans').eraseOrphans(new Date(${tomorrow}))`)).toBeGreaterThanOrEqual(2)
        const after = await store.names('applicants')
        expect(before).toContain(unknown)
        expect(after).not.toContain(unknown)
        // What was never called as files are is somebody else's.
        expect(after).toEqual(expect.arrayContaining([kept.name, 'secret.pdf']))
        expect((await admin.download(`/applicant-files/${kept.id}`)).status).toBe(200)
      })

      test('of the time before the bucket are still read, and erased', async () => {
        const { id, name, submission } = await submit()
        const folder = service.environment.APPLICANT_FILES_DIR ?? ''
        mkdirSync(folder, { recursive: true })
        await store.erase('applicants', name)
        expect((await admin.download(`/applicant-files/${id}`)).status).toBe(404)
        writeFileSync(path.join(folder, name), content)
        expect(Buffer.from(await (await admin.download(`/applicant-files/${id}`)).arrayBuffer())).toEqual(content)
        await admin.remove('idea', submission)
        expect(applicantsOnDisk()).toEqual([])
      })
    })

    test('are in a backup, and come back with it', async () => {
      const [kept, changed] = [await upload(PDF, 'in-backup.pdf', 'application/pdf'), await upload(await photo(600), 'changed.png', 'image/png')]
      const before = await download(changed.url)
      const plan = zipNamed('backup.txt')
      const [{ id }] = (await sendFile(service, plan, 'plan.zip', 'idea')).body
      await handIn(service, 'ideas', { title: 'A well', description: 'Water.', attachments: id, locale: 'en' })
      const names = async () => [await store.names('uploads'), (await store.names('applicants')).filter((name) => isStoredName(name))]
      const stored = await names()
      const archive = path.join(service.folder, 'backup.tar.gz')
      expect(await command('backup', [archive])).toMatchObject({ status: 0 })
      const checked = await command('restore', ['--check', archive])
      expect(checked.said).toContain(`with ${stored[0]?.length} files of editors and ${stored[1]?.length} of applicants`)

      const later = await upload(PDF, 'later.pdf', 'application/pdf')
      const form = new FormData()
      form.append('files', new Blob([new Uint8Array(await photo(500))]), 'changed.png')
      await admin.send('POST', `/upload?id=${changed.id}`, form)
      await admin.call('DELETE', `/upload/files/${kept.id}`)
      await sendFile(service, zipNamed('later.txt'), 'later.zip', 'idea')
      await Promise.all([service.pause(), twin.pause()])

      const broken = path.join(service.folder, 'broken.tar.gz')
      writeFileSync(broken, 'nothing')
      const found = await names()
      expect((await command('restore', [broken])).status).toBe(1)
      expect(await names()).toEqual(found)

      expect(await command('restore', [archive])).toMatchObject({ status: 0, said: expect.stringContaining('Restored') })
      expect(await names()).toEqual(stored)
      service = await service.restart()
      admin = await Admin.login(service)
      expect(await download(kept.url)).toEqual(PDF)
      expect(await download(changed.url)).toEqual(before)
      expect((await ask(later.url)).status).toBe(404)
      expect(Buffer.from(await (await admin.download(`/applicant-files/${id}`)).arrayBuffer())).toEqual(plan)
    })

    test('are refused with a sentence while the buckets are away, and nothing is half stored', async () => {
      const kept = await upload(PDF, 'kept.pdf', 'application/pdf')
      expect(await check()).toEqual({ status: 'ok', kept: 'in buckets' })
      const rows = async (): Promise<number> => (await admin.call('GET', '/upload/files?pageSize=1')).body.pagination.total
      const [before, files] = [await rows(), await store.names('uploads')]
      writeFileSync(path.join(service.environment.CMS_PUBLIC_DIR ?? '', 'uploads/old.pdf'), PDF)
      await store.kill()

      const refused = await admin.upload(await photo(1200), 'away.png', 'image/png', 'Text')
      expect(refused).toMatchObject({ status: 503, body: { error: { message: expect.stringContaining('cannot be reached right now') } } })
      const read = await ask(kept.url)
      expect([read.status, read.headers.get('retry-after')]).toEqual([503, '5'])
      expect((await ask('/uploads/old.pdf')).status).toBe(200)
      const sent: Answer = await sendFile(service, zipNamed('plan.txt'), 'plan.zip', 'idea')
      expect(sent.status).toBe(503)
      await until(async () => ((await check()).status === 'warning' ? true : null))
      expect(await rows()).toBe(before)
      expect(applicantsOnDisk()).toEqual([])
      expect(uploadsOnDisk()).toEqual(['old.pdf'])

      await store.run()
      await until(async () => ((await check()).status === 'ok' ? true : null))
      expect(await store.names('uploads')).toEqual(files)
      expect(await download(kept.url)).toEqual(PDF)
      await upload(await photo(600), 'back.png', 'image/png')
      expect(service.output).not.toContain(store.environment.S3_SECRET_ACCESS_KEY)
    })

    test('of what is erased while the buckets are away nothing is known any more, and their bytes go when these are back', async () => {
      const own = await store.names('applicants')
      const [{ id: attachments }] = (await sendFile(service, zipNamed('mine.txt'), 'mine.zip', 'idea')).body
      const [name = ''] = (await store.names('applicants')).filter((key) => !own.includes(key))
      const { documentId } = (await handIn(service, 'ideas', { title: 'A well', description: 'Water.', attachments, locale: 'en' })).body.data
      await store.kill()

      await admin.remove('idea', documentId)
      expect((await admin.download(`/applicant-files/${attachments}`)).status).toBe(404)
      await until(async () => service.output.includes('the bytes of 1 erased files are erased by the daily job') || null)
      const strays = `require('./dist/src/privacy/strays').eraseStrays(new Date(${Date.now() + 25 * 60 * 60 * 1000})).catch(({ name }) => name)`
      expect(await runInside(service, strays)).toContain('StorageAway')

      await store.run()
      expect(await store.names('applicants')).toContain(name)
      expect(await runInside(service, strays)).toBeGreaterThanOrEqual(1)
      expect(await store.names('applicants')).not.toContain(name)
    })

    test('what else is past its period is erased while the buckets are away', async () => {
      const withdrawals = `strapi.db.query('api::withdrawal.withdrawal')`
      const row = { documentId: 'of-long-ago', withdrawnUid: 'api::idea.idea', createdAt: '2020-01-01T00:00:00.000Z' }
      await runInside(service, `${withdrawals}.create({ data: ${JSON.stringify(row)} })`)
      await store.kill()
      const strays = `require('./dist/src/privacy/strays').eraseStrays(new Date()).catch(({ name }) => name)`
      expect(await runInside(service, strays)).toContain('StorageAway')
      expect(await runInside(service, `${withdrawals}.count({ where: { documentId: 'of-long-ago' } })`)).toBe(0)
      await store.run()
    })
  })

  test('settings of which a part is missing stop the start, with a sentence', async () => {
    await expect(ContentService.start('sqlite', { S3_BUCKET: 'uploads' })).rejects.toThrow('there is no S3_PRIVATE_BUCKET')
  })
}
