import { remindersToken } from '@/cms/src/mail/reminders/token'
import { Admin } from './support/admin'
import { event, hours } from './support/content'
import { codeOf, linkOf, post } from './support/links'
import { Mailbox } from './support/mailbox'
import { ContentService, databases } from './support/service'
import { departmentApplication, handIn, registration } from './support/submissions'

/** More than are answered in a minute, so that the last ones are refused. */
const WRONG = 650
const AT_ONCE = 50

// Counted in the memory of the process, and the same on every database.
describe('a flood of wrong links', () => {
  const [database = 'sqlite'] = databases
  let mailbox: Mailbox
  let service: ContentService
  let department: string
  let eventId: string

  beforeAll(async () => {
    mailbox = await Mailbox.create()
    await mailbox.start()
    service = await ContentService.start(database, mailbox.environment)
    const admin = await Admin.login(service)
    department = await admin.createPublished('department', { title: 'Health', slug: 'health', canJoinTo: true })
    eventId = await admin.createPublished('event', { ...event('camp', hours(48)), registration: { required: true } })
  })

  afterAll(async () => {
    await service.stop()
    await mailbox.stop()
  })

  /** Statuses of many wrong calls, by how often they were answered. */
  async function flood(call: (number: number) => Promise<{ status: number }>): Promise<Record<number, number>> {
    const seen: Record<number, number> = {}
    for (let sent = 0; sent < WRONG; sent += AT_ONCE) {
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => call(sent + index)))
      for (const { status } of answers) seen[status] = (seen[status] ?? 0) + 1
    }
    return seen
  }

  const apply = async (email: string) => {
    await handIn(service, 'departments-applications', departmentApplication(department, email))
    return mailbox.waitFor(email)
  }

  test('is refused after a while, and stops neither a right link nor a right code', async () => {
    const [mail, other] = [await apply('link@example.org'), await apply('code@example.org')]
    const link = linkOf(mail)
    const wrong = await flood((number) => post(service, 'departments-applications/verify', { ...link, token: `wrong${number}` }))
    expect(wrong).toEqual({ 200: 600, 429: WRONG - 600 })
    const right = { status: 200, body: { success: true } }
    expect(await post(service, 'departments-applications/verify', link)).toMatchObject(right)
    expect(await post(service, 'departments-applications/verify', { email: 'code@example.org', code: codeOf(other) })).toMatchObject(right)
  })

  test('keeps nobody from cancelling', async () => {
    await handIn(service, 'event-registrations', registration(eventId, 'guest@example.org'))
    const link = linkOf(await mailbox.waitFor('guest@example.org'))
    const wrong = await flood((number) => post(service, 'event-registrations/cancel', { ...link, token: `wrong${number}` }))
    expect(wrong).toEqual({ 200: 600, 429: WRONG - 600 })
    expect(await post(service, 'event-registrations/cancel', link)).toEqual({ status: 200, body: { success: true } })
  })

  test('keeps nobody from turning off reminders', async () => {
    process.env.API_TOKEN_SALT = service.environment.API_TOKEN_SALT
    const address = `${service.url}/reminders/en`
    const press = (token: string) =>
      fetch(`${address}/${token}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      })
    expect(await flood((number) => press(`wrong${number}`))).toEqual({ 404: 600, 429: WRONG - 600 })
    const token = remindersToken('guest@example.org')
    expect((await press(token)).status).toBe(200)
    expect((await fetch(`${address}/${token}`)).status).toBe(200)
  })
})
