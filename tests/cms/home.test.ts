import { Admin } from './support/admin'
import { article, event, hours } from './support/content'
import { linkOf, post } from './support/links'
import { Mailbox } from './support/mailbox'
import { ContentService, type Json, oneDatabase } from './support/service'
import { departmentApplication, handIn, registration } from './support/submissions'
import { addUser } from './support/users'

describe.each(oneDatabase('sqlite'))('the home of each role (%s)', (database) => {
  let mailbox: Mailbox
  let service: ContentService
  let administrator: Admin

  beforeAll(async () => {
    mailbox = await Mailbox.create()
    await mailbox.start()
    service = await ContentService.start(database, mailbox.environment)
    administrator = await Admin.login(service)
  })

  afterAll(async () => {
    await service.stop()
    await mailbox.stop()
  })

  const homeOf = async (who: Admin, part: string): Promise<Json> => (await who.call('GET', `/home/${part}?language=en`)).body.data

  test('writers find what is planned, what was never published, and what lacks a language', async () => {
    const editor = await addUser(administrator, service, 'editor@example.org', 'strapi-editor')
    const uid = 'api::article.article'
    const draft = await editor.create('article', article('Never published'))
    const published = await editor.createPublished('article', article('In Arabic alone'))
    const plan = { uid, documentId: published, languages: ['ar'], action: 'unpublish', at: hours(24).toISOString(), zone: 'UTC' }
    expect((await editor.call('POST', '/publication-plans', plan)).status).toBe(200)
    await editor.call('POST', '/publication-plans', { ...plan, at: hours(24 * 9).toISOString() })
    const home = await homeOf(editor, 'writing')
    expect(home.planned).toMatchObject([{ documentId: published, action: 'unpublish' }])
    expect(home.drafts.newest).toMatchObject([{ documentId: draft, language: 'ar', title: 'Never published' }])
    expect(home).toMatchObject({ failed: 0, drafts: { total: 1 }, links: { at: null, broken: 0 } })
    expect(home.untranslated).toBeGreaterThanOrEqual(1)
  })

  test('reviewers find what waits for them and is theirs, by references and without a name', async () => {
    const reviewer = await addUser(administrator, service, 'reviewer@example.org', 'imar-reviewer')
    const department = await administrator.createPublished('department', { title: 'Health', slug: 'health', canJoinTo: true })
    for (const email of ['first@example.org', 'second@example.org']) {
      await handIn(service, 'departments-applications', departmentApplication(department, email))
      await post(service, 'departments-applications/verify', linkOf(await mailbox.waitFor(email)))
    }
    const before = await homeOf(reviewer, 'reviewing')
    expect(before).toMatchObject({ waiting: 2, late: 0, mine: 0, asked: 0, oldestMine: [] })
    expect(before.oldest).toMatchObject([{ daysLeft: 7 }, { daysLeft: 7 }])
    const [{ uid, documentId, reference }] = before.oldest
    const { id } = (await reviewer.call('GET', '/admin/users/me')).body.data
    await reviewer.call('POST', `/submissions/${uid}/${documentId}/assignment`, { to: id, was: null })
    const after = await homeOf(reviewer, 'reviewing')
    expect(after).toMatchObject({ waiting: 2, mine: 1, oldestMine: [{ documentId, reference }] })
    expect(JSON.stringify(after)).not.toMatch(/Samer|example\.org/)
  })

  test('the event team finds the next events with seats, waiting list and doors', async () => {
    const team = await addUser(administrator, service, 'team@example.org', 'imar-event-team')
    const seats = { registration: { required: true, capacity: 1 }, location: { type: 'physical', venue: 'Town hall' } }
    const later = await administrator.createPublished('event', { ...event('later', hours(96)), ...seats })
    const next = await administrator.createPublished('event', { ...event('next', hours(48)), ...seats })
    await administrator.createPublished('event', event('over', hours(-48)))
    await handIn(service, 'event-registrations', registration(next, 'one@example.org'))
    await handIn(service, 'event-registrations', { ...registration(next, 'two@example.org'), waitingList: true })
    await team.call('POST', `/event-doors/${next}`, { name: 'Main entrance' })
    expect(await homeOf(team, 'events')).toMatchObject([
      { documentId: next, capacity: 1, registered: 1, waiting: 1, here: 0, doors: 1 },
      { documentId: later, capacity: 1, registered: 0, waiting: 0, doors: 0 },
    ])
  })

  test('administrators find how the service is, and how many accounts one password opens', async () => {
    const home = await homeOf(administrator, 'service')
    expect(home.checks).toContainEqual({ name: 'database', status: 'ok' })
    expect(home).toMatchObject({ givenUp: 0, backupHours: null, accounts: { active: 4, withoutSecondStep: 4, ofThoseRequired: 0 } })
  })
})
