import { randomUUID } from 'node:crypto'
import { Admin } from './support/admin'
import { Browser } from './support/browser'
import { event, hours } from './support/content'
import { withDatabase } from './support/database'
import { ContentService, databases } from './support/service'
import { contact, handIn, registration } from './support/submissions'

describe.each(databases)('what the database does not commit (%s)', (database) => {
  let service: ContentService
  let admin: Admin

  beforeAll(async () => {
    service = await ContentService.start(database)
    admin = await Admin.login(service)
    await withDatabase(service, async (tables) => {
      if (database === 'postgres') {
        await tables.raw(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'refused'; END $$`)
      } else {
        await tables.raw('CREATE TABLE refused_parents (id INTEGER PRIMARY KEY)')
        await tables.raw('CREATE TABLE refused (id INTEGER REFERENCES refused_parents (id) DEFERRABLE INITIALLY DEFERRED)')
      }
    })
  })

  afterAll(() => service.stop())

  /** Meanwhile every row of a table is taken, and refused when its transaction is committed. */
  async function whileRefused<T>(table: string, work: () => Promise<T>): Promise<T> {
    const [start, end] =
      database === 'postgres'
        ? [
            `CREATE CONSTRAINT TRIGGER refuse AFTER INSERT ON ${table} DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse()`,
            `DROP TRIGGER refuse ON ${table}`,
          ]
        : [`CREATE TRIGGER refuse AFTER INSERT ON ${table} BEGIN INSERT INTO refused VALUES (1); END`, 'DROP TRIGGER refuse']
    await withDatabase(service, (tables) => tables.raw(start))
    try {
      return await work()
    } finally {
      await withDatabase(service, (tables) => tables.raw(end))
    }
  }

  const rowsOf = (table: string) => withDatabase(service, async (tables) => (await tables(table).select()).length)

  test('is no submission: its sender is told, and the same is taken afterwards', async () => {
    const key = randomUUID()
    const refused = await whileRefused('contact_forms', () => handIn(service, 'contact-form', contact, key))
    expect([refused.status, await rowsOf('contact_forms'), await rowsOf('outbox_mails')]).toEqual([500, 0, 0])
    expect((await handIn(service, 'contact-form', contact, key)).status).toBe(200)
    expect(await rowsOf('contact_forms')).toBe(1)
  })

  test('takes no seat', async () => {
    const camp = await admin.createPublished('event', { ...event('camp', hours(48)), registration: { required: true, capacity: 1 } })
    const refused = await whileRefused('event_registrations', () => handIn(service, 'event-registrations', registration(camp)))
    expect([refused.status, await rowsOf('event_registrations')]).toEqual([500, 0])
    expect((await handIn(service, 'event-registrations', registration(camp))).status).toBe(200)
    expect((await handIn(service, 'event-registrations', registration(camp, 'other@example.org'))).status).toBe(409)
  })

  test('is no document of an editor, who is told', async () => {
    const fields = { question: 'Is it kept?', answer: [{ type: 'paragraph', children: [{ type: 'text', text: 'No.' }] }] }
    const refused = await whileRefused('faqs', () => admin.tryCreate('faq', fields))
    expect([refused.status, await rowsOf('faqs')]).toEqual([500, 0])
    expect((await admin.tryCreate('faq', fields)).status).toBe(201)
  })

  test('is no session', async () => {
    const { ADMIN_EMAIL = '', ADMIN_PASSWORD = '' } = service.environment
    const before = await rowsOf('strapi_sessions')
    const browser = new Browser(service)
    const { status } = await whileRefused('strapi_sessions', () => browser.login(ADMIN_EMAIL, ADMIN_PASSWORD))
    expect([status, browser.sessionsGiven, await browser.isIn(), await rowsOf('strapi_sessions')]).toEqual([500, 0, false, before])
    expect((await browser.login(ADMIN_EMAIL, ADMIN_PASSWORD)).status).toBe(200)
  })
})
