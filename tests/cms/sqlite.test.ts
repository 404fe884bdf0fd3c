import { ContentService, type Answer } from './support/service'
import { contact, handIn } from './support/submissions'
import { withDatabase } from './support/database'

/** More than PostgreSQL's pool has connections. */
const SENDERS = 12

/** A command beside the service, or an operator's shell, that has begun to write. */
const whileSomebodyWrites = <T>(service: ContentService, work: () => Promise<T>): Promise<T> =>
  withDatabase(service, async (database) => {
    await database.raw('begin immediate')
    try {
      return await work()
    } finally {
      await database.raw('rollback')
    }
  })

describe('while another process writes to the database', () => {
  let service: ContentService

  beforeAll(async () => {
    service = await ContentService.start('sqlite')
  })

  afterAll(() => service.stop())

  const contacts = () => withDatabase(service, (database) => database('contact_forms').select())

  test('reads are answered, and what is handed in waits and is stored once', async () => {
    const answered: number[] = []
    const sending: Promise<Answer>[] = []
    const reads = await whileSomebodyWrites(service, async () => {
      for (let sender = 0; sender < SENDERS; sender += 1) {
        const sent = handIn(service, 'contact-form', { ...contact, email: `sender-${sender}@example.org` })
        sending.push(sent)
        void sent.then(({ status }) => answered.push(status))
      }
      const given = []
      for (const path of ['projects?locale=ar', 'events?locale=en', 'articles?locale=de']) given.push(await service.read(path))
      // Nothing was stored, so all of them still wait.
      expect(answered).toEqual([])
      return given
    })
    expect(reads.map(({ status }) => status)).toEqual([200, 200, 200])
    const answers = await Promise.all(sending)
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: SENDERS }, () => 200))
    expect(await contacts()).toHaveLength(SENDERS)
  })

  test('what cannot be stored for too long is told so, stores nothing, and is taken when it is sent again', async () => {
    const before = (await contacts()).length
    const send = () => handIn(service, 'contact-form', { ...contact, email: 'patient@example.org' }, '00000000-0000-4000-8000-000000000001')
    const refused = await whileSomebodyWrites(service, send)
    expect(refused).toMatchObject({ status: 503, body: { error: { name: 'Unavailable' } } })
    expect((await send()).status).toBe(200)
    expect(await contacts()).toHaveLength(before + 1)
  })
})
