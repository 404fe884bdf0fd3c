import { Admin } from './support/admin'
import { event, hours } from './support/content'
import { post } from './support/links'
import { contact, handIn, registration } from './support/submissions'
import { Collector } from '../collector'
import { ContentService, oneDatabase } from './support/service'
import { until } from './support/until'
import { withDatabase } from './support/database'

type Line = { level: string; time: string; message: string; service: string; requestId?: string; route?: string } & Record<string, unknown>

const TOKEN = 'a token for metrics'

const GIVEN = '5f2c0d6e8a9b4c3d1e7f6a5b4c3d2e1f'

describe.each(oneDatabase('sqlite'))('a content service that is watched (%s)', (database) => {
  let collector: Collector
  let service: ContentService

  beforeAll(async () => {
    collector = await Collector.start()
    service = await ContentService.start(database, {
      ...collector.environment,
      LOG_FORMAT: 'json',
      METRICS_TOKEN: TOKEN,
      CONTENT_LIMIT_RESEND_MINUTE: '1',
    })
  })

  afterAll(async () => {
    await service.stop()
    await collector.stop()
  })

  const lines = (): Line[] =>
    service.output
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))

  /** The line of a request, as soon as there is one. */
  const lineOf = (wanted: Partial<Line>): Promise<Line> =>
    until(async () => lines().find((line) => Object.entries(wanted).every(([name, value]) => line[name] === value)) ?? null)

  const send = (route: string, headers: Record<string, string>) => service.send('GET', `/api/${route}`, headers)

  test('logs a line of JSON for a request: by its route, with the name that the site gave it', async () => {
    const authorization = `Bearer ${service.environment.CONTENT_TOKEN}`
    await send(`departments-applications/check-duplicate?email=zubaida%40example.org&departmentDocumentId=${'x'.repeat(24)}`, {
      authorization,
      'x-request-id': GIVEN,
    })
    expect(await lineOf({ requestId: GIVEN, message: 'request' })).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      service: 'content',
      message: 'request',
      requestId: GIVEN,
      method: 'GET',
      route: '/api/departments-applications/check-duplicate',
      status: expect.any(Number),
      milliseconds: expect.any(Number),
      bytes: expect.any(Number),
    })
  })

  test('names a request anew whose name is none', async () => {
    await send('projects', { 'x-request-id': 'somebody@example.org' })
    const { requestId, status } = await lineOf({ route: '/api/projects' })
    expect([requestId, status]).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), 401])
  })

  test('says which request a failure belongs to, and nothing of what was sent', async () => {
    await withDatabase(service, (tables) => tables.raw(`CREATE TRIGGER broken BEFORE INSERT ON contact_forms BEGIN SELECT RAISE(ABORT, 'broken'); END`))
    const { status } = await handIn(service, 'contact-form', { ...contact, name: 'Zubaida Quwatli', email: 'zubaida@example.org' })
    expect(status).toBe(500)
    const { requestId } = await lineOf({ route: '/api/contact-form', status: 500 })
    const failure = lines().find(({ level }) => level === 'error')
    expect(failure).toMatchObject({ requestId, message: expect.stringContaining('could not be stored') })
    expect(service.output.toLowerCase()).not.toMatch(/zubaida|quwatli|example\.org|127\.0\.0\.1/)
  })

  /** What is told now: the value of each series. */
  async function series(): Promise<Map<string, number>> {
    const { status, body } = await service.send('GET', '/metrics', { authorization: `Bearer ${TOKEN}` })
    expect(status).toBe(200)
    const told: string[] = body.split('\n').filter((line: string) => line !== '' && !line.startsWith('#'))
    return new Map(told.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]))
  }

  test('tells numbers to who has the token alone', async () => {
    expect((await service.send('GET', '/metrics', {})).status).toBe(401)
    expect((await service.send('GET', '/metrics', { authorization: 'Bearer another' })).status).toBe(401)
    const told = await series()
    expect(told.get('imar_check_ok{check="database"}')).toBe(1)
    expect(told.get('imar_check_ok{check="backup"}')).toBe(0)
    expect(told.get('imar_backup_age_seconds')).toBeNaN()
    expect(told.get('imar_disk_free_bytes')).toBeGreaterThan(1024)
    expect(told.get('imar_database_connections{state="awaited"}')).toBe(0)
    expect(told.get('process_resident_memory_bytes')).toBeGreaterThan(1024)
    expect(told.get('nodejs_eventloop_lag_p90_seconds')).toBeGreaterThan(0)
  })

  test('counts requests by route, what waits, seats, and what a limit refuses', async () => {
    const admin = await Admin.login(service)
    const camp = await admin.createPublished('event', { ...event('camp', hours(48)), registration: { required: true, capacity: 5 } })
    expect((await handIn(service, 'event-registrations', registration(camp, 'one@example.org'))).status).toBe(200)
    for (const email of ['one@example.org', 'one@example.org']) await post(service, 'request-verification-token', { email, application: 'department' })
    await until(async () => ((await series()).get('imar_refusals_total{reason="CONTENT_LIMIT_RESEND_MINUTE"}') === 1 ? true : null))
    await until(async () => ((await series()).get('imar_http_requests_total{route="/api/event-registrations",status="2xx"}') === 1 ? true : null))
    const told = await series()
    expect(told.get('imar_http_request_duration_seconds_count{route="/api/event-registrations"}')).toBe(1)
    expect(told.get('imar_outbox_waiting')).toBeGreaterThan(0)
    expect(told.get('imar_notices_waiting')).toBeGreaterThan(0)
    // What was counted is believed for a while.
    await until(async () => ((await series()).get('imar_registrations') === 1 ? true : null))
    expect((await series()).get('imar_seats_taken')).toBe(1)
    expect([...told.keys()].filter((name) => name.includes(camp))).toEqual([])
  })

  test('has a request traced as a part of that of the site, by its route alone', async () => {
    const [trace, parent] = [GIVEN, '00f067aa0ba902b7']
    await send('articles?filters[slug]=zubaida', { 'x-request-id': GIVEN, traceparent: `00-${trace}-${parent}-01` })
    const span = await until(async () => collector.spans.find(({ traceId }) => traceId === trace) ?? null)
    expect(span).toMatchObject({ service: 'imar-content', name: 'GET /api/articles', parentSpanId: parent })
    expect(span.attributes).toMatchObject({ 'http.route': '/api/articles', 'imar.request_id': GIVEN })
    expect(JSON.stringify(collector.spans)).not.toContain('zubaida')
  })
})
