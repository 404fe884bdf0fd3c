import { Admin } from './support/admin'
import { sendFile } from './support/files'
import { crowdedPdf, interlacedPng, largePhoto, largeWebp, longAnimation, memoryOf, memoryOfChildren, tooManyPixels } from './support/heavy'
import { SMALLEST_PDF } from './support/pdfs'
import { picture } from './support/pictures'
import { ContentService, oneDatabase } from './support/service'

const refusal = (code: string) => ({ status: 400, body: { error: { details: { code: 'invalid', fields: [{ path: 'files', code }] } } } })

describe.each(oneDatabase('sqlite'))('files that are much to examine (%s)', (database) => {
  let service: ContentService
  let admin: Admin
  /** What the service holds before the first file. It gives memory back between tests and takes it again, which is none for files. */
  let atStart: number

  beforeAll(async () => {
    service = await ContentService.start(database)
    admin = await Admin.login(service)
    atStart = memoryOf(service.pid)
  })

  afterAll(() => service.stop())

  /** Looks every 50 ms at the memory of the service and of what it has started, and asks whether it answers, while something goes on. */
  async function watched<T>(run: () => Promise<T>): Promise<{ result: T; more: number; children: number }> {
    const seen = { more: 0, children: 0 }
    let isOver = false
    const timer = setInterval(() => {
      seen.more = Math.max(seen.more, memoryOf(service.pid) - atStart)
      seen.children = Math.max(seen.children, memoryOfChildren(service.pid))
    }, 50)
    const ask = async () => {
      while (!isOver) {
        expect((await service.send('GET', '/_health', {})).status).toBe(204)
      }
    }
    const asking = ask()
    try {
      const result = await run()
      return { result, ...seen }
    } finally {
      isOver = true
      clearInterval(timer)
      await asking
    }
  }

  test('are examined beside the service, in 512 MB together, and good ones are taken', async () => {
    const [webp, photo] = [await largeWebp(), await largePhoto()]
    const { result, more, children } = await watched(() =>
      Promise.all([...Array.from({ length: 7 }, () => sendFile(service, webp, 'a.webp')), sendFile(service, photo, 'a.jpg')]),
    )
    for (const { status } of result) expect([200, 400, 503]).toContain(status)
    expect(result.at(-1)?.status).toBe(200)
    expect(children).toBeLessThan(512)
    expect(more).toBeLessThan(100)
  })

  test('are refused when they take too much, with the reason, and the service answers all the while', async () => {
    const crowded = await watched(() => sendFile(service, crowdedPdf(1_500_000), 'a.pdf'))
    expect(crowded.result.status).toBe(400)
    expect(crowded.children).toBeLessThan(512)
    expect(await sendFile(service, await tooManyPixels(), 'a.png')).toMatchObject(refusal('picture_pixels'))
    expect(await sendFile(service, await interlacedPng(), 'a.png')).toMatchObject(refusal('file_heavy'))
    expect((await sendFile(service, SMALLEST_PDF, 'a.pdf')).status).toBe(200)
  })

  test('do not hold up a good one behind them', async () => {
    const bad = crowdedPdf(300_000)
    const sent = Array.from({ length: 4 }, () => sendFile(service, bad, 'bad.pdf'))
    const good = await sendFile(service, await picture('png'), 'good.png')
    expect(good.status).toBe(200)
    for (const { status } of await Promise.all(sent)) expect([200, 400, 503]).toContain(status)
  })

  test('are asked to come again when too many wait', async () => {
    const bad = crowdedPdf(300_000)
    const answers = await Promise.all(Array.from({ length: 14 }, () => sendFile(service, bad, 'bad.pdf')))
    const busy = answers.filter(({ status }) => status === 503)
    expect(busy.length).toBeGreaterThan(0)
    for (const { body } of busy) expect(body.error.details).toEqual({ code: 'busy', fields: [{ path: 'files', code: 'file_busy' }] })
  })

  test('become pictures of the media library beside the service too', async () => {
    const { result, more, children } = await watched(async () => [
      await admin.upload(await largePhoto(), 'photo.jpg', 'image/jpeg', 'A wall'),
      await admin.upload(await longAnimation(), 'long.gif', 'image/gif', 'A film'),
      await admin.upload(await interlacedPng(), 'wide.png', 'image/png', 'A wall'),
    ])
    const [photo, animation, wide] = result
    expect(photo).toMatchObject({ status: 201, body: [{ width: 1500, height: 2000 }] })
    expect(Object.keys(photo?.body[0].formats).sort()).toEqual(['large', 'medium', 'small', 'social', 'thumbnail'])
    // Whether its frames are drawn within the limits depends on the machine; that the limits hold does not.
    expect([201, 400]).toContain(animation?.status)
    expect(wide?.status).toBe(400)
    expect(more).toBeLessThan(100)
    expect(children).toBeLessThan(512)
  })

  test('leave nothing of them in the log', () => {
    expect(service.output).toContain('took too much time or memory')
    expect(service.output).not.toMatch(/bad\.pdf|a\.webp|wide\.png/)
  })
})
