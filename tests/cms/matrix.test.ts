import { AREAS, type Area, CALLERS, type Caller } from './matrix/areas'
import { type Request, requestOf } from './matrix/requests'
import { actionsOn, mayWith, requestWith, typesOf } from './matrix/types'
import { DEPARTMENT, makeWorld, type Person, type World } from './matrix/world'
import { servedRoutes } from './support/served-routes'
import { oneDatabase } from './support/service'

const REFUSED = [401, 403]

type Reply = { status: number; text: string }

/** Whether an answer holds what somebody has sent, and whether it names them at all: the trail itself has references. */
const isDescribedIn = (text: string, { name, email, answer }: Person): boolean => [name, email, answer].some((mark) => text.includes(mark))
const isNamedIn = (text: string, person: Person): boolean => text.includes(person.reference) || isDescribedIn(text, person)

/** Whoever comes too often is refused whoever it is. */
const TOO_MANY = 429

function isAsSaid(may: Area['may'], caller: Caller, status: number, nobodys = 0): boolean {
  if (may === 'open') return status === nobodys || status === TOO_MANY
  if (may === 'absent') return status >= 400
  return may.includes(caller) ? status < 500 && !REFUSED.includes(status) : REFUSED.includes(status)
}

/** What comes last: nobody who was called out can call. */
const [ENDING] = AREAS.filter(({ name }) => name.startsWith('ending'))
const BEFORE = AREAS.filter((area) => area !== ENDING)

describe.each(oneDatabase('postgres'))('every role and every call (%s)', (database) => {
  let world: World
  let served: string[]
  /** What each caller was answered, by route. */
  const answers = new Map<string, Map<Caller, Reply>>()

  beforeAll(async () => {
    world = await makeWorld(database)
    served = await servedRoutes(world.service)
  })

  afterAll(() => world.end())

  async function call({ method, path, body, form }: Request, headers: Record<string, string>): Promise<Reply> {
    const sent = form
      ? { body: form(), headers }
      : body
        ? { body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } }
        : { headers }
    const response = await fetch(world.service.url + path, { method, redirect: 'manual', ...sent })
    return { status: response.status, text: await response.text() }
  }

  /** Asks for everybody, and for those who may last: what they change is not there any more. */
  async function askFor(route: string, may: Area['may']): Promise<Map<Caller, Reply>> {
    const request = await requestOf(route, world, world.first)
    const replies = new Map<Caller, Reply>()
    const ask = async (caller: Caller) => replies.set(caller, await call(request, world.headers[caller]))
    const refused = typeof may === 'string' ? [] : CALLERS.filter((caller) => !may.includes(caller))
    await Promise.all(refused.map(ask))
    for (const caller of CALLERS) if (!refused.includes(caller)) await ask(caller)
    return replies
  }

  async function wrongIn({ may, routes }: Area): Promise<string[]> {
    const wrong: string[] = []
    for (const route of routes) {
      const replies = await askFor(route, may)
      answers.set(route, replies)
      for (const [caller, { status }] of replies) {
        const isRight = isAsSaid(may, caller, status, replies.get('nobody')?.status)
        if (!isRight) wrong.push(`${caller}: ${route} answered ${status}`)
      }
    }
    return wrong
  }

  test('each route of the service stands in one area', () => {
    const known = AREAS.flatMap(({ routes }) => routes)
    expect(served.filter((route) => !known.includes(route))).toEqual([])
    expect(known.filter((route, index) => !served.includes(route) || known.indexOf(route) !== index)).toEqual([])
  })

  test.each(BEFORE.map((area) => [area.name, area] as const))(
    '%s',
    async (_, area) => {
      expect(await wrongIn(area)).toEqual([])
    },
    300_000,
  )

  test('nobody is told of an applicant who may not read of them', () => {
    const readers: [Person, Caller[]][] = [
      [world.first, ['reviewer', 'administrator']],
      [world.second, ['reviewer', 'administrator']],
      [world.guest, ['reviewer', 'eventTeam', 'administrator']],
    ]
    const told = [...answers].flatMap(([route, replies]) =>
      [...replies].flatMap(([caller, { text }]) =>
        readers.filter(([person, may]) => !may.includes(caller) && isNamedIn(text, person)).map(([{ name }]) => `${caller}: ${route} names ${name}`),
      ),
    )
    expect(told).toEqual([])
  })

  test('whoever is told of an applicant is written down', async () => {
    const newest = async (): Promise<number> => (await world.administrator.call('GET', '/audit-entries')).body.data.entries[0].id
    const looks = [...answers].flatMap(([route, replies]) =>
      (['reviewer', 'eventTeam', 'administrator'] as const)
        .filter((caller) => [world.first, world.second, world.guest].some((person) => isDescribedIn(replies.get(caller)?.text ?? '', person)))
        .map((caller) => ({ route, caller })),
    )
    const unwritten: string[] = []
    for (const { route, caller } of looks) {
      const before = await newest()
      await call(await requestOf(route, world, world.first), world.headers[caller])
      if ((await newest()) === before) unwritten.push(`${caller}: ${route}`)
    }
    expect(looks.length).toBeGreaterThan(5)
    expect(unwritten).toEqual([])
  })

  test('a type of content is for whom it is', async () => {
    const wrong: string[] = []
    for (const type of await typesOf(world.service)) {
      for (const action of actionsOn(type)) {
        await Promise.all(
          (['author', 'editor', 'reviewer', 'eventTeam', 'administrator'] as const).map(async (caller) => {
            const { status } = await call(requestWith(type, action), world.headers[caller])
            const isOpen = !REFUSED.includes(status)
            if (isOpen !== mayWith(type, action, caller)) wrong.push(`${caller}: ${action} ${type.uid} answered ${status}`)
          }),
        )
      }
    }
    expect(wrong).toEqual([])
  }, 300_000)

  test('a reviewer of one department is told of no other one by any call', async () => {
    const list = `/content-manager/collection-types/${DEPARTMENT}`
    const { documentId, email, reference } = world.second
    const own = await Promise.all(
      BEFORE.filter(({ may }) => typeof may !== 'string' && may.includes('reviewer')).flatMap(({ routes }) =>
        routes.map((route) => requestOf(route, world, world.second)),
      ),
    )
    const asked: Request[] = [
      ...own,
      ...[email, reference, world.second.name].flatMap((words) => [
        { method: 'GET', path: `${list}?_q=${encodeURIComponent(words)}` },
        { method: 'GET', path: `/submissions/${DEPARTMENT}/table?_q=${encodeURIComponent(words)}` },
        { method: 'GET', path: `/review-queue?status=all&q=${encodeURIComponent(words)}` },
      ]),
      { method: 'GET', path: `${list}?filters[$or][0][email][$contains]=${email}&filters[$or][1][id][$notNull]=true` },
      { method: 'GET', path: `${list}/${documentId}` },
      { method: 'GET', path: `${list}/${documentId}/actions/countDraftRelations` },
      { method: 'PUT', path: `${list}/${documentId}`, body: { reviewNote: 'Seen' } },
      { method: 'DELETE', path: `${list}/${documentId}` },
      { method: 'POST', path: `${list}/actions/bulkDelete`, body: { documentIds: [documentId] } },
      { method: 'POST', path: `${list}/clone/${documentId}`, body: {} },
      { method: 'GET', path: `/applicant-files?uid=${DEPARTMENT}&submission=${documentId}` },
    ]
    const told: string[] = []
    for (const request of asked) {
      const { text } = await call(request, world.headers.limited)
      // What was asked comes back in some answers; the other words do not.
      const marks = [world.second.answer, world.second.name, world.guest.name].filter((mark) => !request.path.includes(encodeURIComponent(mark)))
      if (marks.some((mark) => text.includes(mark))) told.push(`${request.method} ${request.path}`)
    }
    expect(told).toEqual([])
    const about = own.filter(({ path }) => path.includes(documentId))
    expect(about.length).toBeGreaterThan(10)
    for (const request of about) expect([request.path, [403, 404].includes((await call(request, world.headers.limited)).status)]).toEqual([request.path, true])
    const { body } = await world.administrator.call('GET', `${list}/${documentId}`)
    expect(body.data).toMatchObject({ reference, reviewNote: null })
  }, 300_000)

  test(ENDING?.name ?? 'ending', async () => {
    const wrong: string[] = []
    for (const route of ENDING?.routes ?? []) {
      await world.signIn()
      wrong.push(...(await wrongIn({ name: '', may: ENDING?.may ?? [], routes: [route] })))
    }
    expect(wrong).toEqual([])
  })
})
