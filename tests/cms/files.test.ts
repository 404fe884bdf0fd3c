import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Zippable } from 'fflate'
import { z } from 'zod'
import { Admin } from './support/admin'
import { bomb, contentTypes, crowded, docx, encrypted, lyingBomb, odt, related, wordText, zip, zipNamed, zipWithLink } from './support/archives'
import { project } from './support/content'
import { withDatabase } from './support/database'
import { unlessShort } from './support/depth'
import { type Sending, sendFile } from './support/files'
import { runInside } from './support/inside'
import { ACTIVE, LINK, largePdf, locked, pagesOf, pdf, pdfBomb, SMALLEST_PDF as PDF, wordsOf } from './support/pdfs'
import { metadataOf, photo, picture } from './support/pictures'
import { ContentService, oneDatabase } from './support/service'
import { consents, handIn } from './support/submissions'
import { addUser } from './support/users'

const HTML = Buffer.from('<!doctype html><script>alert(document.domain)</script>')
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
/** A picture whose second half is missing. */
const HALF_PNG = Buffer.from('89504e470d0a1a0a0000000d49484452000000280000001408020000', 'hex')

const SHEET = 'openxmlformats-officedocument.spreadsheetml.sheet.main'
const table = () => zip({ '[Content_Types].xml': contentTypes('', SHEET), 'xl/workbook.xml': wordText() })

const MEGABYTE = 1024 * 1024
const IDEA = 'api::idea.idea'

describe.each(oneDatabase('postgres'))('files of applicants (%s)', (database) => {
  let service: ContentService
  let admin: Admin

  beforeAll(async () => {
    service = await ContentService.start(database)
    admin = await Admin.login(service)
  })

  afterAll(() => service.stop())

  const send = (content: Buffer | null, name: string, sending?: Sending) => sendFile(service, content, name, sending?.ref, sending)
  const sendIdea = async (content = zipNamed('plan.txt'), name = 'plan.zip') => (await send(content, name, { ref: 'idea' })).body[0].id as string
  const idea = (attachments: string) => ({ title: 'A well', description: 'Water.', attachments, locale: 'en' })
  const folder = () => service.environment.APPLICANT_FILES_DIR ?? ''
  // The first file makes it.
  const stored = () => (existsSync(folder()) ? readdirSync(folder()) : [])
  const pathOf = (name: string) => path.join(folder(), name)

  /** The name under which the file is kept that this sends. */
  async function storedOf(sending: () => Promise<unknown>): Promise<string> {
    const before = stored()
    await sending()
    return stored().find((name) => !before.includes(name)) ?? ''
  }
  const refusal = (code: string) => ({ status: 400, body: { error: { details: { code: 'invalid', fields: [{ path: 'files', code }] } } } })

  test('are taken one by one and answered with an id, a clean name and the size', async () => {
    const { status, body } = await send(PDF, 'شهادة طبية.PDF')
    expect(status).toBe(200)
    expect(body).toEqual([{ id: expect.stringMatching(/^[a-z0-9]{24}$/), name: 'شهادة طبية.pdf', size: expect.any(Number) }])
  })

  test('are kept under a random name, outside what is public', async () => {
    const file = docx()
    const added = await storedOf(() => send(file, 'licence.docx'))
    expect(added).toMatch(/^[0-9a-f-]{36}$/)
    expect(readFileSync(pathOf(added))).toEqual(file)
    for (const place of [added, `uploads/${added}`, `api/upload/files/${added}`])
      expect((await service.send('GET', `/${place}`, {})).status).toBeGreaterThanOrEqual(400)
  })

  test.each([
    ['jpeg', 'photo.JPG', 'photo.jpg'],
    ['jpeg', 'photo.jpeg', 'photo.jpg'],
    ['png', 'scan.png', 'scan.png'],
    ['webp', 'scan.webp', 'scan.webp'],
  ] as const)('may be a %s picture: %s', async (format, name, kept) => {
    expect(await send(await picture(format), name)).toMatchObject({ status: 200, body: [{ name: kept }] })
  })

  test.each(['jpeg', 'png', 'webp'] as const)('that are %s pictures lose what tells where they were taken, and stand upright', async (format) => {
    const taken = await photo(format)
    expect(await metadataOf(taken)).toMatchObject({ orientation: 6, exif: expect.any(Buffer) })
    const added = await storedOf(async () => expect((await send(taken, `photo.${format}`)).status).toBe(200))
    const kept = await metadataOf(pathOf(added))
    expect(kept).toMatchObject({ format, width: 20, height: 40 })
    expect(kept.exif ?? kept.xmp ?? kept.orientation).toBeUndefined()
  })

  test('that are PDF are written anew, without anything that acts', async () => {
    const given = await (ACTIVE['a script on opening'] ?? pdf)()
    expect(await wordsOf(given)).toContain('JavaScript')
    const kept = readFileSync(pathOf(await storedOf(async () => expect((await send(given, 'cv.pdf')).status).toBe(200))))
    const words = await wordsOf(kept)
    expect(words).not.toMatch(/JavaScript|OpenAction/)
    expect(words).toContain(LINK)
    expect(await pagesOf(kept)).toEqual(await pagesOf(given))
  })

  test('that are PDF may have bytes before them, which are left out', async () => {
    const before = Buffer.from(`<script>alert(1)</script>${'\n'.repeat(900)}`)
    const added = await storedOf(async () => expect((await send(Buffer.concat([before, await pdf()]), 'cv.pdf')).status).toBe(200))
    expect(readFileSync(pathOf(added)).subarray(0, 5).toString()).toBe('%PDF-')
    expect(await send(Buffer.concat([before, before, await pdf()]), 'cv.pdf')).toMatchObject(refusal('file_type'))
  })

  test('that are texts of Word are known by their types, whatever their parts are called', async () => {
    const renamed = zip({ '[Content_Types].xml': contentTypes().map((byte) => byte), 'word/document2.xml': wordText() })
    expect(await send(renamed, 'cv.docx')).toMatchObject(refusal('file_type'))
    const types = Buffer.from(Buffer.from(contentTypes()).toString().replace('/word/document.xml', '/word/document2.xml'))
    expect((await send(zip({ '[Content_Types].xml': types, 'word/document2.xml': wordText() }), 'cv.docx')).status).toBe(200)
  })

  test('that are PDF may not be locked, broken or a bomb, and hold nobody up', async () => {
    const before = stored()
    const bomb = send(pdfBomb(), 'bomb.pdf')
    expect((await service.send('GET', '/_health', {})).status).toBe(204)
    expect(await bomb).toMatchObject(refusal('file_broken'))
    expect(await send(locked(), 'locked.pdf')).toMatchObject(refusal('file_encrypted'))
    expect(await send((await pdf()).subarray(0, 300), 'half.pdf')).toMatchObject(refusal('file_broken'))
    expect(stored()).toEqual(before)
  })

  test('may be documents of Word and LibreOffice, and for an idea an archive', async () => {
    expect((await send(docx(), 'cv.docx')).status).toBe(200)
    expect((await send(odt(), 'cv.odt')).status).toBe(200)
    expect((await send(zip({ 'a/b.txt': new Uint8Array(5), 'a/inner.zip': new Uint8Array(bomb()) }), 'plan.zip', { ref: 'idea' })).status).toBe(200)
  })

  test.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\me\\cv.pdf', 'cv.pdf'],
    ['a\u202Efdp.pdf', 'afdp.pdf'],
    ['<i>x|y.pdf', 'i x y.pdf'],
    ['.pdf.pdf', 'pdf.pdf'],
    ['cv.pdf\u200F', 'cv.pdf'],
    ['cv.pdf. ', 'cv.pdf'],
    ['سيرة．ｐｄｆ', 'سيرة.pdf'],
    ['cv.p\u200Bdf', 'cv.pdf'],
    [`${'ن'.repeat(200)}.pdf`, `${'ن'.repeat(120)}.pdf`],
  ])('get a harmless name: %s', async (name, clean) => {
    expect((await send(PDF, name)).body).toMatchObject([{ name: clean }])
  })

  test.each<[string, Buffer, string, string]>([
    ['HTML', HTML, 'page.html', 'file_type'],
    ['HTML named .pdf', HTML, 'page.pdf', 'file_type'],
    ['SVG', SVG, 'drawing.svg', 'file_type'],
    ['SVG named .png', SVG, 'drawing.png', 'file_type'],
    ['a PDF named .docx', PDF, 'cv.docx', 'file_type'],
    ['a PDF without an ending', PDF, 'cv', 'file_type'],
    ['the first bytes of a picture', Buffer.from('89504e470d0a1a0a0000', 'hex'), 'broken.png', 'picture_broken'],
    ['half a picture', HALF_PNG, 'half.png', 'picture_broken'],
    ['a table named .docx', table(), 'cv.docx', 'file_type'],
    ['an archive where none is asked for', zipNamed('a.txt'), 'a.zip', 'file_type'],
    ['an archive named .docx', zipNamed('a.txt'), 'a.docx', 'file_type'],
    ['a document with macros', docx({ 'word/vbaProject.bin': new Uint8Array(3) }), 'cv.docx', 'file_type'],
    ['nothing', Buffer.alloc(0), 'empty.pdf', 'file_empty'],
  ])('refuses %s', async (_, content, name, code) => {
    expect(await send(content, name)).toMatchObject(refusal(code))
  })

  test.each<[string, () => Buffer, string]>([
    ['a path upwards', () => zipNamed('../../escape.txt'), 'file_unsafe'],
    ['a path upwards of Windows', () => zipNamed('a\\..\\..\\escape.txt'), 'file_unsafe'],
    ['an absolute path', () => zipNamed('/etc/cron.d/x'), 'file_unsafe'],
    ['a drive', () => zipNamed('C:\\x.txt'), 'file_unsafe'],
    ['a link', zipWithLink, 'file_unsafe'],
    ['a bomb', bomb, 'file_unsafe'],
    ['a bomb that says it is none', lyingBomb, 'file_unsafe'],
    ['more than 2,000 entries', crowded, 'file_unsafe'],
    ['what cannot be looked into', encrypted, 'file_unsafe'],
    ['half an archive', () => zipNamed('a.txt').subarray(0, 40), 'file_unsafe'],
    ['an archive with nothing in it', () => Buffer.from('504b0506'.padEnd(44, '0'), 'hex'), 'file_type'],
    ['a PDF named .zip', () => PDF, 'file_type'],
  ])('refuses an idea with %s', async (_, content, code) => {
    const before = stored()
    expect(await send(content(), 'plan.zip', { ref: 'idea' })).toMatchObject(refusal(code))
    expect(stored()).toEqual(before)
  })

  const field = (code: string) =>
    wordText(
      `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${code.slice(0, 3)}</w:instrText></w:r><w:r><w:instrText>${code.slice(3)}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`,
    )
  const part = (type: string) => contentTypes(`<Override PartName="/word/a.png" ContentType="${type}"/>`)

  test.each<[string, Zippable]>([
    ['a template elsewhere', related('attachedTemplate', 'http://example.org/a.dotm')],
    ['a picture elsewhere', related('image', 'http://example.org/a.png')],
    ['a place elsewhere, written otherwise', related('image', 'http://example.org/a.png', 'TargetMode="Ext&#101;rnal"')],
    ['an object elsewhere', related('oleObject', 'http://example.org/a')],
    ['a link to a file of the machine', related('hyperlink', 'file:///c:/a.exe')],
    ['a renamed macro', { 'word/a.png': new Uint8Array(3), '[Content_Types].xml': part('application/vnd.ms-office.vbaProject') }],
    [
      'an object of another program',
      { 'word/a.png': new Uint8Array(3), '[Content_Types].xml': part('application/vnd.openxmlformats-officedocument.oleObject') },
    ],
    ['a text that may hold macros', { '[Content_Types].xml': contentTypes('', 'ms-word.document.macroEnabled.main') }],
    ['a part of no type', { 'word/a.bin': new Uint8Array(3) }],
    ['a document type', { 'word/document.xml': new Uint8Array(Buffer.from('<!DOCTYPE a [<!ENTITY b "c">]><a/>')) }],
    ['another encoding', { 'word/document.xml': new Uint8Array(Buffer.from('\ufeff<a/>', 'utf16le')) }],
    ['one name twice', { 'WORD/document.xml': wordText() }],
    ['another document in it', { 'word/document.xml': wordText('<w:altChunk r:id="r1"/>') }],
    ['a field that starts a program', { 'word/document.xml': field('DDEAUTO c:\\windows\\calc.exe') }],
    ['a field that fetches a picture', { 'word/document.xml': field('INCLUDEPICTURE http://example.org/a.png') }],
  ])('refuses a document of Word with %s', async (_, parts) => {
    expect(await send(docx(parts), 'cv.docx')).toMatchObject(refusal('file_unsafe'))
  })

  test('takes a document of Word with links and pictures', async () => {
    const withPicture = { 'word/media/a.png': new Uint8Array(3), ...related('image', 'media/a.png', '') }
    for (const parts of [
      withPicture,
      related('hyperlink', 'https://example.org/?a=1&amp;b=2'),
      { 'word/document.xml': field('HYPERLINK https://example.org/link') },
    ])
      expect((await send(docx(parts), 'cv.docx')).status).toBe(200)
  })

  test('refuses a request without a file and one with two', async () => {
    expect(await send(null, '')).toMatchObject(refusal('file_missing'))
    expect(await send(PDF, 'a.pdf', { more: PDF })).toMatchObject(refusal('file_missing'))
  })

  unlessShort('takes 20 MB and not a byte more', async () => {
    const most = 20 * MEGABYTE
    const scan = await largePdf(randomBytes(most - 2000))
    const largest = Buffer.concat([scan, Buffer.alloc(most - scan.length, ' ')])
    expect((await send(largest, 'large.pdf')).status).toBe(200)
    const tooLarge = { status: 413, body: { error: { details: { code: 'too_large', fields: [{ path: 'files', code: 'file_too_large' }] } } } }
    expect(await send(Buffer.concat([largest, Buffer.alloc(1)]), 'larger.pdf')).toMatchObject(tooLarge)
    expect(await send(Buffer.concat([largest, Buffer.alloc(2 * MEGABYTE)]), 'larger.pdf')).toMatchObject(tooLarge)
  })

  test('wants both the token of the site and the one for uploads', async () => {
    const { CONTENT_PREVIEW_TOKEN = '' } = service.environment
    expect((await send(PDF, 'a.pdf', { uploadToken: null })).status).toBe(403)
    expect((await send(PDF, 'a.pdf', { uploadToken: 'wrong' })).status).toBe(403)
    expect((await send(PDF, 'a.pdf', { token: '' })).status).toBe(401)
    expect((await send(PDF, 'a.pdf', { token: CONTENT_PREVIEW_TOKEN })).status).toBe(403)
  })

  test('leaves nothing in the temporary folder, whatever the answer', async () => {
    const left = () => readdirSync(service.environment.TMPDIR ?? '').sort()
    const before = left()
    await send(PDF, 'a.pdf')
    await send(HTML, 'a.pdf')
    await send(PDF, 'a.pdf', { token: 'wrong' })
    expect(left()).toEqual(before)
  })

  test('takes files nowhere else', async () => {
    const form = new FormData()
    form.append('files', new Blob([new Uint8Array(PDF)]), 'a.pdf')
    const headers = { authorization: `Bearer ${service.environment.CONTENT_TOKEN}` }
    expect((await service.send('POST', '/api/contact-form', headers, form)).status).toBe(415)
  })

  describe('with a submission', () => {
    test('gets a confirmation where it comes with an address, and none without', async () => {
      const mailsFor = async (more: object) => {
        const { body } = await handIn(service, 'ideas', { ...idea(await sendIdea()), ...more })
        const rows = await withDatabase(service, (tables) => tables('outbox_mails').where({ submission_id: body.data.documentId }).select())
        return rows.map(({ template }) => template)
      }
      expect(await mailsFor({ email: 'idea@example.org' })).toEqual(['confirmation'])
      expect(await mailsFor({ email: '' })).toEqual([])
      expect(await mailsFor({})).toEqual([])
    })

    test('belong to it and to no second one', async () => {
      const id = await sendIdea()
      expect((await handIn(service, 'ideas', idea(id))).status).toBe(200)
      expect(await handIn(service, 'ideas', idea(id))).toMatchObject({
        status: 400,
        body: { error: { details: { fields: [{ path: 'attachments', code: 'file_missing' }] } } },
      })
    })

    test('are of a kind that its form takes', async () => {
      const [{ id }] = (await send(PDF, 'cv.pdf')).body
      expect((await handIn(service, 'ideas', idea(id))).status).toBe(400)
      const fields = [{ key: 'licence', type: 'file', label: 'Licence', required: true, acceptedFileTypes: '.pdf' }]
      const form = await admin.createPublished('project-form', { title: 'Files', sections: [{ title: 'Files', fields }] })
      const projectId = await admin.createPublished('project', { ...project('licence'), forms: { connect: [{ documentId: form, locale: 'ar' }] } })
      const application = (licence: string) => ({ projectId, formId: form, email: 'v@example.org', data: { licence }, submitLanguage: 'ar', ...consents })
      const [{ id: scan }] = (await send(await picture('png'), 'scan.png')).body
      for (const other of [await sendIdea(), scan]) {
        const answer = await handIn(service, 'project-submissions', application(other))
        expect(answer).toMatchObject({ status: 400, body: { error: { details: { fields: [{ path: 'data.licence', code: 'file_type' }] } } } })
      }
      expect((await handIn(service, 'project-submissions', application(id))).status).toBe(200)
    })

    test('stay free when the submission is refused', async () => {
      const id = await sendIdea()
      expect((await handIn(service, 'ideas', { ...idea(id), department: 'x' })).status).toBe(400)
      expect((await handIn(service, 'ideas', idea(id))).status).toBe(200)
    })
  })

  describe('are read', () => {
    const content = zipNamed('plan.txt')
    let id: string
    let submission: string

    beforeAll(async () => {
      id = await sendIdea(content, 'خطة البئر.zip')
      submission = (await handIn(service, 'ideas', idea(id))).body.data.documentId
    })

    test('in the admin by a reviewer', async () => {
      const reviewer = await addUser(admin, service, 'reviewer@example.org', 'imar-reviewer')
      const files = await reviewer.call('GET', `/applicant-files?uid=${IDEA}&submission=${submission}`)
      expect(files.body).toEqual({ data: [{ documentId: id, name: 'خطة البئر.zip', mime: 'application/zip', size: content.length }] })
      const response = await reviewer.download(`/applicant-files/${id}`)
      expect(Buffer.from(await response.arrayBuffer())).toEqual(content)
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'application/zip',
        'content-disposition': expect.stringMatching(/^attachment; .*filename\*=UTF-8''%D8%AE/),
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'private, no-store',
      })
    })

    test('by nobody else', async () => {
      const editor = await addUser(admin, service, 'editor@example.org', 'strapi-editor')
      for (const route of [`/applicant-files/${id}`, `/applicant-files?uid=${IDEA}&submission=${submission}`]) {
        expect((await editor.call('GET', route)).status).toBe(403)
        expect((await service.send('GET', route, {})).status).toBe(401)
        const site = { authorization: `Bearer ${service.environment.CONTENT_TOKEN}` }
        expect((await service.send('GET', route, site)).status).toBe(401)
        expect((await service.send('GET', `/api${route}`, site)).status).toBe(404)
      }
    })

    test('not before a submission has named them, and not without one', async () => {
      expect((await admin.download(`/applicant-files/${await sendIdea()}`)).status).toBe(404)
      expect((await admin.download(`/applicant-files/${'x'.repeat(24)}`)).status).toBe(404)
      expect((await admin.download('/applicant-files?uid=api::idea.idea')).status).toBe(400)
    })
  })

  unlessShort('that nobody named are erased after a day, with their bytes, and no others', async () => {
    const kept = await sendIdea(zipNamed('kept.txt'))
    await handIn(service, 'ideas', idea(kept))
    const orphan = await sendIdea(zipNamed('orphan.txt'))
    const all = stored().length
    const tomorrow = Date.now() + 25 * 60 * 60 * 1000
    const erase = (time: number) => `await require('./dist/src/files/orphans').eraseOrphans(new Date(${time}))`
    const [now, erased] = z.tuple([z.number(), z.number()]).parse(await runInside(service, `(async () => [${erase(Date.now())}, ${erase(tomorrow)}])()`))
    expect(now).toBe(0)
    expect(erased).toBeGreaterThan(0)
    expect(stored()).toHaveLength(all - erased)
    expect((await handIn(service, 'ideas', idea(orphan))).status).toBe(400)
    expect((await admin.download(`/applicant-files/${kept}`)).status).toBe(200)
  })
})
