import { Admin } from './support/admin'
import { withDatabase } from './support/database'
import { type Answer, ContentService, oneDatabase, type Json } from './support/service'
import { until } from './support/until'
import { addUser } from './support/users'

const LIST = '/content-manager/collection-types/api::page-speed.page-speed'

const dayBefore = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

const visits = (pageType: string, more: object = {}) => ({
  day: dayBefore(0),
  pageType,
  visits: 4,
  lcp: { 1000: 3, 8000: 1 },
  inp: { 300: 2 },
  cls: { 0: 4 },
  ...more,
})

describe.each(oneDatabase('sqlite'))('the speed of pages (%s)', (database) => {
  let service: ContentService
  let admin: Admin
  let editor: Admin

  const handOn = (data: unknown, to = service, token = service.environment.CONTENT_TOKEN): Promise<Answer> =>
    to.send('POST', '/api/page-speeds', { authorization: `Bearer ${token}`, 'content-type': 'application/json' }, JSON.stringify({ data }))

  const speedOf = async (pageType: string, by = editor): Promise<Json> =>
    (await by.call('GET', '/speed-overview')).body.data.find((page: Json) => page.pageType === pageType)

  beforeAll(async () => {
    service = await ContentService.start(database, { RETENTION_DAYS_SPEED: '40' })
    admin = await Admin.login(service)
    editor = await addUser(admin, service, 'editor@example.org', 'strapi-editor')
  })

  afterAll(() => service.stop())

  test('is told by the site alone', async () => {
    const { CONTENT_PREVIEW_TOKEN = '' } = service.environment
    expect((await handOn([visits('help')], service, 'wrong')).status).toBe(401)
    expect((await handOn([visits('help')], service, CONTENT_PREVIEW_TOKEN)).status).toBe(403)
    expect(await speedOf('help')).toBeUndefined()
    expect((await handOn([visits('help')])).status).toBe(200)
    expect(await speedOf('help')).toMatchObject({ visits: 4 })
  })

  test('is read in the admin by editors and administrators, and by nobody else', async () => {
    const { CONTENT_TOKEN } = service.environment
    const reviewer = await addUser(admin, service, 'reviewer@example.org', 'imar-reviewer')
    expect((await editor.call('GET', '/speed-overview')).status).toBe(200)
    expect((await admin.call('GET', '/speed-overview')).status).toBe(200)
    expect((await reviewer.call('GET', '/speed-overview')).status).toBe(403)
    expect((await service.send('GET', '/speed-overview', {})).status).toBe(401)
    expect((await service.send('GET', '/speed-overview', { authorization: `Bearer ${CONTENT_TOKEN}` })).status).toBe(401)
    expect([404, 405]).toContain((await service.read('page-speeds')).status)
  })

  test('is written by no editor', async () => {
    expect((await editor.call('POST', LIST, visits('home'))).status).toBe(403)
    expect((await editor.call('GET', LIST)).status).toBe(403)
  })

  test('is summed over calls and days, and rated', async () => {
    expect((await handOn([visits('home'), visits('home', { day: dayBefore(27), lcp: { 1000: 4 } })])).status).toBe(200)
    expect((await handOn([visits('home', { inp: {} })])).status).toBe(200)
    expect(await speedOf('home')).toEqual({
      pageType: 'home',
      visits: 12,
      lcp: { visits: 12, value: 975, rating: 'good', shares: { good: 10 / 12, fair: 0, poor: 2 / 12 } },
      inp: { visits: 4, value: 287.5, rating: 'fair', shares: { good: 0, fair: 1, poor: 0 } },
      cls: { visits: 12, value: 0, rating: 'good', shares: { good: 1, fair: 0, poor: 0 } },
    })
  })

  test('looks four weeks back', async () => {
    await handOn([visits('partners', { day: dayBefore(30) })])
    expect(await speedOf('partners')).toBeUndefined()
  })

  test('several services that add to the same rows at once lose nothing', async () => {
    const twin = await service.twin()
    try {
      const rows = [visits('event'), visits('events'), visits('article')]
      const calls = Array.from({ length: 40 }, (_, index) => handOn(index % 3 ? rows : [...rows].reverse(), index % 2 ? twin : service))
      expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([200]))
      for (const pageType of ['event', 'events', 'article']) {
        expect(await speedOf(pageType)).toMatchObject({ visits: 160, lcp: { visits: 160, shares: { poor: 0.25 } }, inp: { visits: 80 } })
      }
    } finally {
      await twin.pause()
    }
  })

  test.each([
    ['no list', visits('join')],
    ['a page that is none', [visits('join'), visits('admin')]],
    ['a class that is none', [visits('join', { lcp: { 1234: 1 } })]],
    ['less than nothing', [visits('join', { cls: { 0: -1 } })]],
    ['no day', [visits('join', { day: 'today' })]],
  ])('%s is refused, and nothing of it added', async (_what, data) => {
    expect((await handOn(data)).status).toBe(400)
    expect(await speedOf('join')).toBeUndefined()
  })

  test('what is past its period is forgotten, and nothing else', async () => {
    await handOn([visits('report', { day: dayBefore(41) }), visits('report', { day: dayBefore(39) }), visits('reports')])
    await service.pause()
    service = await service.restart()
    const days = async () => (await withDatabase(service, (tables) => tables('page_speeds').where({ page_type: 'report' }).select())).map(({ day }) => day)
    await until(async () => ((await days()).includes(dayBefore(41)) ? null : true))
    expect(await days()).toEqual([dayBefore(39)])
    expect(await speedOf('reports', await Admin.login(service))).toMatchObject({ visits: 4 })
  })
})
