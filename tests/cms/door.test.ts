import { Admin } from './support/admin'
import { event, hours } from './support/content'
import { linkOf, post } from './support/links'
import { Mailbox, type Received } from './support/mailbox'
import { readQr } from './support/qr'
import { ContentService, oneDatabase } from './support/service'
import { handIn, registration } from './support/submissions'

const CODE = /[2-9A-HJKMNP-Z]{5}-[2-9A-HJKMNP-Z]{5}/

describe.each(oneDatabase('postgres'))('the door of an event (%s)', (database) => {
  let mailbox: Mailbox
  let service: ContentService
  let admin: Admin

  beforeAll(async () => {
    mailbox = await Mailbox.create()
    await mailbox.start()
    service = await ContentService.start(database, mailbox.environment)
    admin = await Admin.login(service)
  })

  afterAll(async () => {
    await service.stop()
    await mailbox.stop()
  })

  const open = (slug: string, location: object = { type: 'physical', venue: 'Town hall' }, seats = 500) =>
    admin.createPublished('event', { ...event(slug, hours(48)), location, registration: { required: true, capacity: seats } })

  async function register(id: string, email: string, submitLanguage = 'en'): Promise<Received> {
    expect((await handIn(service, 'event-registrations', { ...registration(id, email), submitLanguage })).status).toBe(200)
    return mailbox.waitFor(email)
  }

  const ticketOf = ({ text }: Received) => CODE.exec(text)?.[0] ?? ''

  describe('a ticket', () => {
    test('comes with the mail, as a picture that cameras read and as a code below it', async () => {
      const mail = await register(await open('ticket'), 'ticket@example.org')
      const code = ticketOf(mail)
      expect(mail.text).toContain('At the door show this ticket')
      expect(mail.html).toContain(code)
      expect(mail.attachments).toContainEqual(expect.objectContaining({ fileName: 'ticket.png', contentType: 'image/png', contentId: 'ticket' }))
      const picture = await mailbox.picture(mail, 'ticket.png')
      expect(readQr(picture)).toBe(code)
      expect(picture.length).toBeLessThan(2000)
    })

    test('is the same when somebody registers again, and another one after a cancellation', async () => {
      const id = await open('again')
      const first = await register(id, 'again@example.org')
      await register(id, 'again@example.org')
      const repeated = await mailbox.waitFor('again@example.org', 2)
      expect(ticketOf(repeated)).toBe(ticketOf(first))
      expect((await post(service, 'event-registrations/cancel', linkOf(repeated))).body).toEqual({ success: true })
      expect((await mailbox.waitFor('again@example.org', 3)).text).not.toMatch(CODE)
      await register(id, 'again@example.org')
      expect(ticketOf(await mailbox.waitFor('again@example.org', 4))).not.toBe(ticketOf(first))
    })

    test('comes to nobody who waits, and not for an event on the internet', async () => {
      const full = await open('full', undefined, 1)
      await register(full, 'first@example.org')
      await handIn(service, 'event-registrations', { ...registration(full, 'second@example.org'), waitingList: true })
      expect((await mailbox.waitFor('second@example.org')).text).not.toMatch(CODE)
      const online = await register(await open('online', { type: 'virtual', virtualLink: 'https://example.org/meet' }), 'online@example.org')
      expect(online.text).not.toMatch(CODE)
      expect(online.text).not.toContain('ticket')
    })

    test('comes with the words of an editor too, who has not thought of it', async () => {
      const { body } = await admin.call('GET', '/content-manager/collection-types/api::mail-template.mail-template?locale=en&filters[key]=registration')
      const [template] = body.results
      await admin.edit('mail-template', template.documentId, { key: 'registration', subject: template.subject, body: 'Welcome!\n\n{link}\n\nThe team' }, 'en')
      const mail = await register(await open('worded'), 'worded@example.org')
      expect(mail.text).toMatch(/Welcome![^]*At the door show this ticket[^]*The team/)
    })
  })
})
