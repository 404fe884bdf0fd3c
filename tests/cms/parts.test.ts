import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, statSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { zip } from './support/archives'
import { unlessShort } from './support/depth'
import { runInside } from './support/inside'
import { type Answer, ContentService, oneDatabase } from './support/service'
import { handIn } from './support/submissions'

const HOUR = 60 * 60 * 1000
const name = () => randomBytes(32).toString('base64url')
const VISITOR = 'visitor-of-tests'

/** An archive that nothing compresses. */
const plan = zip({ 'plan.bin': new Uint8Array(randomBytes(300_000)) })

type Sending = {
  upload: string
  visitor?: string
  offset?: number
  size?: number
  name?: string
  ref?: string
  part?: Buffer
  token?: string
  uploadToken?: string
}

describe.each(oneDatabase('sqlite'))('files that come in parts (%s)', (database) => {
  let service: ContentService

  beforeAll(async () => {
    service = await ContentService.start(database)
  })

  afterAll(() => service.stop())

  const folder = () => path.join(service.environment.APPLICANT_FILES_DIR ?? '', 'unfinished')
  const unfinished = () => (existsSync(folder()) ? readdirSync(folder()) : [])
  const filesOf = (upload: string) => unfinished().filter((entry) => entry.includes(upload))

  function send({
    upload,
    visitor = VISITOR,
    offset = 0,
    size = plan.length,
    name: called = 'plan.zip',
    ref = 'idea',
    part,
    token,
    uploadToken,
  }: Sending): Promise<Answer> {
    const form = new FormData()
    for (const [field, value] of Object.entries({ upload, visitor, offset, size, name: called, ref })) form.append(field, String(value))
    if (part) form.append('files', new Blob([new Uint8Array(part)]), 'part')
    const { CONTENT_TOKEN = '', UPLOAD_TOKEN = '' } = service.environment
    return service.send('POST', '/api/upload/part', { authorization: `Bearer ${token ?? CONTENT_TOKEN}`, 'upload-token': uploadToken ?? UPLOAD_TOKEN }, form)
  }

  const sendFrom = (upload: string, from: number, until = plan.length) => send({ upload, offset: from, part: plan.subarray(from, until) })
  const refusal = (code: string) => ({ status: 400, body: { error: { details: { fields: [{ path: 'files', code }] } } } })
  const STORED = { status: 200, body: [{ id: expect.stringMatching(/^[a-z0-9]{24}$/), name: 'plan.zip', size: plan.length }] }

  test('are there as far as they came, over a restart too, and are answered as one file when the last part is there', async () => {
    const upload = name()
    expect(await send({ upload })).toMatchObject({ status: 200, body: { bytes: 0 } })
    expect(await sendFrom(upload, 0, 100_000)).toMatchObject({ status: 200, body: { bytes: 100_000 } })
    expect(await sendFrom(upload, 100_000, 200_000)).toMatchObject({ body: { bytes: 200_000 } })
    const [entry = ''] = filesOf(upload)
    expect([folder(), path.join(folder(), entry)].map((file) => (statSync(file).mode & 0o777).toString(8))).toEqual(['700', '600'])
    await service.pause()
    service = await service.restart()
    expect(await send({ upload })).toMatchObject({ body: { bytes: 200_000 } })
    const answer = await sendFrom(upload, 200_000)
    expect(answer).toMatchObject(STORED)
    expect((await handIn(service, 'ideas', { title: 'A well', description: 'Water.', attachments: answer.body[0].id, locale: 'en' })).status).toBe(200)
    expect(filesOf(upload)).toEqual([`${upload}.told`])
  })

  test('take a part only where they end, and say where that is', async () => {
    const upload = name()
    await sendFrom(upload, 0, 100_000)
    for (const [from, until] of [
      [0, 100_000],
      [50_000, 150_000],
      [200_000, plan.length],
    ] as const) {
      expect(await sendFrom(upload, from, until)).toMatchObject({ status: 200, body: { bytes: 100_000 } })
    }
    const both = await Promise.all([sendFrom(upload, 100_000), sendFrom(upload, 100_000)])
    expect(both).toMatchObject([STORED, STORED])
    expect(both[0]?.body).toEqual(both[1]?.body)
  })

  unlessShort('give the same id again when the answer was lost, for as long as the file is there', async () => {
    const upload = name()
    const { body } = await sendFrom(upload, 0)
    expect((await send({ upload })).body).toEqual(body)
    expect((await sendFrom(upload, 0, 100)).body).toEqual(body)
    await runInside(service, `require('./dist/src/files/erase').eraseFiles({ documentId: '${body[0].id}' })`)
    expect((await send({ upload })).body).toEqual({ bytes: 0 })
  })

  test('are looked into when they are whole, and not before', async () => {
    const upload = name()
    const content = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(200_000)])
    const sent = { upload, size: content.length, name: 'cv.pdf', ref: 'volunteer' }
    expect(await send({ ...sent, part: content.subarray(0, 100_000) })).toMatchObject({ status: 200, body: { bytes: 100_000 } })
    expect(await send({ ...sent, offset: 100_000, part: content.subarray(100_000) })).toMatchObject(refusal('file_broken'))
    expect(filesOf(upload)).toEqual([`${upload}.told`])
    expect(await send(sent)).toMatchObject(refusal('file_broken'))
  })

  test('are nobody else’s: another name finds nothing, and no address gives what is there', async () => {
    const upload = name()
    await sendFrom(upload, 0, 100_000)
    expect((await send({ upload: name() })).body).toEqual({ bytes: 0 })
    const [entry = ''] = filesOf(upload)
    for (const place of [
      entry,
      `uploads/${entry}`,
      `uploads/unfinished/${entry}`,
      `api/upload/part`,
      `api/upload/part/${upload}`,
      `api/upload/files/${upload}`,
    ]) {
      const answer = await service.send('GET', `/${place}`, { authorization: `Bearer ${service.environment.CONTENT_TOKEN}` })
      expect(answer.status).toBeGreaterThanOrEqual(400)
    }
  })

  test.each<[string, Partial<Sending>, string]>([
    ['more than the file has', { size: 1000, part: plan.subarray(0, 1001) }, 'file_too_large'],
    ['more than a part may have', { size: 5 * 1024 * 1024, part: Buffer.alloc(4 * 1024 * 1024 + 1) }, 'file_too_large'],
    ['a file that is too large', { size: 20 * 1024 * 1024 + 1, part: plan.subarray(0, 10) }, 'file_missing'],
    ['a name that leads elsewhere', { upload: `../${'a'.repeat(40)}`, part: plan.subarray(0, 10) }, 'file_missing'],
    ['a visitor that leads elsewhere', { visitor: '../../../../etc/', part: plan.subarray(0, 10) }, 'file_missing'],
    ['no number', { offset: -1, part: plan.subarray(0, 10) }, 'file_missing'],
  ])('refuse %s, and keep nothing of it', async (_, sending, code) => {
    const before = unfinished()
    expect(await send({ upload: name(), ...sending })).toMatchObject(refusal(code))
    expect(unfinished()).toEqual(before)
  })

  test('are taken with both tokens only', async () => {
    expect((await send({ upload: name(), uploadToken: 'wrong' })).status).toBe(403)
    expect((await send({ upload: name(), token: service.environment.CONTENT_PREVIEW_TOKEN ?? '' })).status).toBe(403)
    expect((await send({ upload: name(), token: 'wrong' })).status).toBe(401)
  })

  unlessShort('that one visitor begins and never ends, a thousand of them, leave room for all others', async () => {
    const visitor = 'an-attackers-own'
    const codes: (string | undefined)[] = []
    const begin = async () => {
      const { body } = await send({ upload: name(), visitor, part: plan.subarray(0, 10) })
      codes.push(body.error?.details.fields[0].code)
    }
    for (let each = 0; each < 1000; each += 20) await Promise.all(Array.from({ length: 20 }, begin))
    expect(unfinished().filter((entry) => entry.endsWith(visitor))).toHaveLength(25)
    expect(codes.filter((code) => code === 'no_room')).toHaveLength(975)
    expect(await sendFrom(name(), 0)).toMatchObject(STORED)
    // Questions leave nothing.
    const before = unfinished().length
    await Promise.all(Array.from({ length: 20 }, () => send({ upload: name(), visitor: 'asks-only-asks-o' })))
    expect(unfinished()).toHaveLength(before)
  })

  unlessShort('that lie still for an hour give room where there is none, the stillest first', async () => {
    const visitor = 'an-attackers-own'
    const [first = '', second = ''] = unfinished().filter((entry) => entry.endsWith(visitor))
    for (const [entry, hours] of [
      [first, 3],
      [second, 2],
    ] as const)
      utimesSync(path.join(folder(), entry), new Date(), new Date(Date.now() - hours * HOUR))
    expect(await send({ upload: name(), visitor, part: plan.subarray(0, 10) })).toMatchObject({ body: { bytes: 10 } })
    expect(unfinished()).not.toContain(first)
    expect(unfinished()).toContain(second)
  })

  unlessShort('are gone a day after their last part', async () => {
    const upload = name()
    await sendFrom(upload, 0, 100_000)
    const [entry = ''] = filesOf(upload)
    utimesSync(path.join(folder(), entry), new Date(), new Date(Date.now() - 25 * HOUR))
    expect((await send({ upload })).body).toEqual({ bytes: 0 })
    const others = unfinished().length
    await runInside(service, "require('./dist/src/files/orphans').eraseOrphans()")
    expect(filesOf(upload)).toEqual([])
    expect(unfinished()).toHaveLength(others - 1)
    await runInside(service, `require('./dist/src/files/orphans').eraseOrphans(new Date(${Date.now() + 25 * HOUR}))`)
    expect(unfinished()).toEqual([])
  })
})
