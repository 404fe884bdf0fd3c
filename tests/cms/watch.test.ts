import { contact, handIn } from './support/submissions'
import { ContentService, oneDatabase } from './support/service'
import { until } from './support/until'
import { withDatabase } from './support/database'

type Line = { level: string; time: string; message: string; service: string; requestId?: string; route?: string } & Record<string, unknown>

const GIVEN = '5f2c0d6e8a9b4c3d1e7f6a5b4c3d2e1f'

describe.each(oneDatabase('sqlite'))('a content service that is watched (%s)', (database) => {
  let service: ContentService

  beforeAll(async () => {
    service = await ContentService.start(database, { LOG_FORMAT: 'json' })
  })

  afterAll(() => service.stop())

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
})
