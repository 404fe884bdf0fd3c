import path from 'node:path'
import { createRequire } from 'node:module'
import { Admin } from './support/admin'
import { docx } from './support/archives'
import { tooManyPixels } from './support/heavy'
import { article, paragraph, project } from './support/content'
import { ContentService, oneDatabase, type Answer } from './support/service'

// The same sharp that the content service uses.
const sharp = createRequire(path.resolve(__dirname, '../../cms/package.json'))('sharp')

const blank = (width: number, height: number, background = 'teal') => sharp({ create: { width, height, channels: 3, background } })

const photo: () => Promise<Buffer> = () =>
  blank(2400, 1200)
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '33/1 30/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '36/1 18/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

const HTML = Buffer.from('<!doctype html><script>alert(document.domain)</script>')
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>')
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF')
const ZIP = Buffer.from('504b0506'.padEnd(44, '0'), 'hex')
const ZIP_WITH_FILE = Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(26)])

const messageOf = ({ body }: Answer): string => body.error.message

describe.each(oneDatabase('sqlite'))('media (%s)', (database) => {
  let service: ContentService
  let admin: Admin

  beforeAll(async () => {
    service = await ContentService.start(database)
    admin = await Admin.login(service)
  })

  afterAll(() => service.stop())

  const download = async (url: string) => Buffer.from(await (await fetch(service.url + url)).arrayBuffer())

  test('a photo becomes an upright WebP of at most 2000 px without its place', async () => {
    const original = await photo()
    expect((await sharp(original).metadata()).exif.includes('GPS') || original.includes('Exif')).toBe(true)
    const { status, body } = await admin.upload(original, 'photo.jpg', 'image/jpeg', 'A wall')
    expect(status).toBe(201)
    expect(body[0]).toMatchObject({ name: 'photo.webp', ext: '.webp', mime: 'image/webp', width: 1000, height: 2000, alternativeText: 'A wall' })
    expect(Object.keys(body[0].formats).sort()).toEqual(['large', 'medium', 'small', 'social', 'thumbnail'])
    for (const url of [body[0].url, ...Object.values<{ url: string }>(body[0].formats).map((format) => format.url)]) {
      const metadata = await sharp(await download(url)).metadata()
      expect(metadata).toMatchObject({ format: url.endsWith('.jpg') ? 'jpeg' : 'webp' })
      expect([metadata.exif, metadata.xmp, metadata.iptc]).toEqual([undefined, undefined, undefined])
    }
  })

  test('has a copy for links: JPEG, 1200 px wide where the picture is, of at most 300 kB', async () => {
    const noise = sharp({ create: { width: 1800, height: 1200, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 60 } } })
    const { body } = await admin.upload(await noise.jpeg().toBuffer(), 'noise.jpg', 'image/jpeg', 'Noise')
    const { url, ...said } = body[0].formats.social
    expect(url).toMatch(/\.jpg$/)
    const copy = await download(url)
    const { format, width, height } = await sharp(copy).metadata()
    expect(copy.length).toBeLessThanOrEqual(300_000)
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: said.width, height: said.height })
    const plain = await admin.upload(await blank(1800, 1200).png().toBuffer(), 'wall.png', 'image/png', 'A wall')
    expect(plain.body[0].formats.social).toMatchObject({ width: 1200, height: 800, mime: 'image/jpeg', ext: '.jpg' })
    const small = await admin.upload(await blank(600, 400).png().toBuffer(), 'small.png', 'image/png', 'A wall')
    expect(small.body[0].formats.social).toMatchObject({ width: 600, height: 400 })
  })

  test('a small picture is not enlarged, an animation stays one', async () => {
    const small = await admin.upload(await blank(40, 20).png().toBuffer(), 'small.png', 'image/png', 'Small')
    expect(small.body[0]).toMatchObject({ ext: '.webp', width: 40, height: 20 })
    const frames = [await blank(20, 20, 'red').png().toBuffer(), await blank(20, 20, 'blue').png().toBuffer()]
    const gif: Buffer = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    const animation = await admin.upload(gif, 'moving.gif', 'image/gif', 'Moving')
    expect(animation.body[0]).toMatchObject({ ext: '.webp', mime: 'image/webp' })
    expect((await sharp(await download(animation.body[0].url)).metadata()).pages).toBe(2)
  })

  test.each([
    ['SVG', SVG, 'drawing.svg', 'image/svg+xml'],
    ['SVG named .jpg', SVG, 'drawing.jpg', 'image/jpeg'],
    ['HTML', HTML, 'page.html', 'text/html'],
    ['HTML named .png', HTML, 'page.png', 'image/png'],
    ['HTML named .pdf', HTML, 'page.pdf', 'application/pdf'],
    ['an empty archive named .zip', ZIP, 'empty.zip', 'application/zip'],
    ['a program', Buffer.from('7f454c460201010000', 'hex'), 'tool.bin', 'application/octet-stream'],
    ['a film of an unknown brand', Buffer.from('0000001466747970787878780000000078787878', 'hex'), 'film.mp4', 'video/mp4'],
    ['a broken picture', Buffer.from('89504e470d0a1a0a0000', 'hex'), 'broken.png', 'image/png'],
  ])('%s is refused', async (_, content, name, type) => {
    const answer = await admin.upload(content, name, type, 'Text')
    expect(answer.status).toBe(400)
    expect(JSON.stringify(answer.body)).not.toContain('/uploads/')
  })

  test('PDF, ZIP and MP4 are told by their content, whatever their name', async () => {
    const pdf = await admin.upload(PDF, 'report.html', 'text/html')
    expect(pdf.body).toMatchObject([{ name: 'report.pdf', ext: '.pdf', mime: 'application/pdf' }])
    const zip = await admin.upload(ZIP_WITH_FILE, 'plans.zip', 'application/zip')
    expect(zip.body).toMatchObject([{ ext: '.zip', mime: 'application/zip' }])
    const video = await admin.upload(Buffer.from('000000206674797069736f6d0000020069736f6d', 'hex'), 'clip.mp4', 'video/mp4')
    expect(video.body).toMatchObject([{ ext: '.mp4', mime: 'video/mp4' }])
    const branded = (brand: string) => Buffer.from(`\0\0\0\x14ftyp${brand}\0\0\0\0${brand}`, 'latin1')
    expect((await admin.upload(branded('qt  '), 'clip.mp4', 'video/mp4')).body).toMatchObject([{ name: 'clip.mov', mime: 'video/quicktime' }])
    expect((await admin.upload(branded('M4A '), 'talk.mp4', 'video/mp4')).body).toMatchObject([{ name: 'talk.m4a', mime: 'audio/mp4' }])
    const late = await admin.upload(Buffer.concat([Buffer.from('\r\n\r\n'), PDF]), 'report.pdf', 'application/pdf')
    expect((await download(late.body[0].url)).equals(PDF)).toBe(true)
  })

  test('a picture with too many pixels, and a broken one, are refused in words of their own', async () => {
    const said = async (content: Buffer) => messageOf(await admin.upload(content, 'a.png', 'image/png', 'Text'))
    expect(await said(await tooManyPixels())).toContain('too many pixels')
    const whole: Buffer = await blank(400, 400).png({ compressionLevel: 0 }).toBuffer()
    expect(await said(whole.subarray(0, whole.length / 2))).toContain('damaged or incomplete')
  })

  test('a text of Word keeps its name, and is refused with macros or under a name that is not its own', async () => {
    const mime = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    const answer = await admin.upload(docx(), 'Call for help.docx', mime, 'Text')
    expect(answer.body).toMatchObject([{ name: 'Call for help.docx', ext: '.docx', mime }])
    expect((await download(answer.body[0].url)).subarray(0, 2).toString()).toBe('PK')
    for (const bytes of [docx({ 'word/vbaProject.bin': new Uint8Array(3) }), ZIP_WITH_FILE]) {
      const refused = await admin.upload(bytes, 'Call.docx', mime, 'Text')
      expect(refused).toMatchObject({ status: 400, body: { error: { message: expect.stringContaining('“Call.docx” is refused') } } })
    }
  })

  test('a file is replaced by one of its own kind only', async () => {
    const [before] = (await admin.upload(await blank(30, 30).png().toBuffer(), 'before.png', 'image/png', 'Before')).body
    const form = (content: Buffer, name: string) => {
      const data = new FormData()
      data.append('files', new Blob([new Uint8Array(content)]), name)
      data.append('fileInfo', JSON.stringify({ name }))
      return data
    }
    expect((await admin.send('POST', `/upload?id=${before.id}`, form(PDF, 'x.png'))).status).toBe(400)
    const replaced = await admin.send('POST', `/upload?id=${before.id}`, form(await blank(50, 25).jpeg().toBuffer(), 'after.jpg'))
    expect(replaced.body).toMatchObject({ ext: '.webp', width: 50 })
    // Browsers keep what an address has shown: other bytes have another one, and whoever names the former gets them too.
    expect(replaced.body.url).toMatch(new RegExp(`^${before.url}\\?v=[0-9a-f]{12}$`))
    expect((await sharp(await download(before.url)).metadata()).format).toBe('webp')
  })

  test('a body above 20 MB is refused', async () => {
    const answer = await admin.upload(Buffer.concat([PDF, Buffer.alloc(21 * 1024 * 1024)]), 'large.pdf', 'application/pdf')
    expect(answer.status).toBe(413)
  })

  describe('alternative text', () => {
    let bare: { id: number; name: string; hash: string; url: string }

    beforeAll(async () => {
      bare = (await admin.upload(await blank(30, 30).png().toBuffer(), 'bare.png', 'image/png')).body[0]
    })

    test('is required to publish, in a field of the document', async () => {
      const documentId = await admin.create('project', { ...project('bare-cover'), cardCover: bare.id })
      const answer = await admin.tryPublish('project', documentId)
      expect(answer.status).toBe(400)
      expect(messageOf(answer)).toBe(
        'Cannot be published: the picture “bare.webp” in the field cardCover has no alternative text. Add it in the media library.',
      )
      expect((await service.read('projects?filters[slug][$eq]=bare-cover')).body.data).toEqual([])
    })

    test('is required deep inside components and blocks', async () => {
      const inSlides = await admin.create('article', { ...article('Slides'), blocks: [{ __component: 'shared.slides', images: [bare.id] }] })
      expect(messageOf(await admin.tryPublish('article', inSlides))).toContain('blocks.0.images')
      const inSeo = await admin.create('article', { ...article('Seo'), seo: { metaTitle: 'x', ogImage: bare.id } })
      expect(messageOf(await admin.tryPublish('article', inSeo))).toContain('seo.ogImage')
      const image = {
        ...bare,
        alternativeText: '',
        width: 30,
        height: 30,
        ext: '.webp',
        mime: 'image/webp',
        size: 1,
        provider: 'local',
        createdAt: new Date(),
        updatedAt: new Date(),
      }
      const body = [...paragraph('Text'), { type: 'image', image, children: [{ type: 'text', text: '' }] }]
      const inText = await admin.create('article', { ...article('Text'), blocks: [{ __component: 'shared.rich-text', body }] })
      expect(messageOf(await admin.tryPublish('article', inText))).toContain('blocks.0.body')
    })

    test('written later, it counts in the text too, and addresses name no host', async () => {
      const [file] = (await admin.upload(await blank(31, 31).png().toBuffer(), 'later.png', 'image/png')).body
      const image = { ...file, url: `https://admin.example${file.url}`, alternativeText: null }
      const body = [{ type: 'image', image, children: [{ type: 'text', text: '' }] }]
      await admin.send('POST', `/upload?id=${file.id}`, infoForm('Now described'))
      const documentId = await admin.createPublished('article', { ...article('Described'), blocks: [{ __component: 'shared.rich-text', body }] })
      const [found] = (await service.read(`articles?filters[documentId][$eq]=${documentId}`)).body.data
      expect(found.blocks[0].body[0].image).toMatchObject({ url: file.url, alternativeText: 'Now described' })
    })

    test('is not asked of a PDF', async () => {
      const [pdf] = (await admin.upload(PDF, 'plain.pdf', 'application/pdf')).body
      await admin.createPublished('article', { ...article('PDF'), blocks: [{ __component: 'shared.pdf-viewer', file: pdf.id }] })
    })
  })
})

function infoForm(alternativeText: string): FormData {
  const data = new FormData()
  data.append('fileInfo', JSON.stringify({ alternativeText }))
  return data
}
