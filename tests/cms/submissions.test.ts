import { randomUUID } from 'node:crypto'
import { Admin } from './support/admin'
import { event, hours, project } from './support/content'
import { ContentService, bothUnlessShort } from './support/service'
import { until } from './support/until'
import { contact, consents, departmentApplication, feedback, handIn, partnership, proposal, registration } from './support/submissions'

const REFERENCE = /^[A-Z]-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/

const refusal = (code: string, fields?: { path: string; code: string }[]) => ({
  error: { details: { code, ...(fields && { fields: expect.arrayContaining(fields) }) } },
})

describe.each(bothUnlessShort('postgres'))('what visitors send (%s)', (database) => {
  let service: ContentService
  let admin: Admin
  let department: string
  let closed: string

  const openEvent = (slug: string, fields: object = {}) =>
    admin.createPublished('event', { ...event(slug, hours(48)), registration: { required: true, ...fields } })

  beforeAll(async () => {
    service = await ContentService.start(database)
    admin = await Admin.login(service)
    department = await admin.createPublished('department', { title: 'Health', slug: 'health', canJoinTo: true })
    closed = await admin.createPublished('department', { title: 'Board', slug: 'board', canJoinTo: false })
  })

  afterAll(() => service.stop())

  test.each([
    ['partnership-requests', partnership],
    ['feedbacks', feedback],
    ['feedbacks', { ...feedback, email: null, isAnonymous: true }],
    ['project-proposals', proposal],
    ['contact-form', contact],
    ['contact-forms', contact],
  ])('takes %s and gives a reference', async (path, data) => {
    const answer = await handIn(service, path, data)
    expect(answer).toMatchObject({ status: 200, body: { success: true, data: { reference: expect.stringMatching(REFERENCE) } } })
  })

  test('wants the token of the site', async () => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() }
    const body = JSON.stringify({ data: contact })
    expect((await service.send('POST', '/api/contact-form', headers, body)).status).toBe(401)
    const preview = { ...headers, authorization: `Bearer ${service.environment.CONTENT_PREVIEW_TOKEN}` }
    expect((await service.send('POST', '/api/contact-form', preview, body)).status).toBe(403)
  })

  test.each(['', 'short', 'with spaces and more of them'])('refuses the idempotency key "%s"', async (key) => {
    expect(await handIn(service, 'contact-form', contact, key)).toMatchObject({ status: 400, body: refusal('invalid') })
  })

  test.each([
    ['partnership-requests', { ...partnership, email: 'nobody', organizationType: 'club' }, ['email', 'organizationType']],
    ['partnership-requests', { ...partnership, legalConsent: false }, ['legalConsent']],
    ['partnership-requests', { ...partnership, website: 'javascript:alert(1)' }, ['website']],
    ['feedbacks', { ...feedback, message: '  short    ' }, ['message']],
    ['feedbacks', { ...feedback, email: '' }, ['email']],
    ['contact-form', { ...contact, subject: '   ', message: null }, ['subject', 'message']],
    ['project-proposals', {}, ['name', 'email', 'title', 'summary', 'legalConsent']],
  ])('names the fields of %s that are wrong', async (path, data, wrong) => {
    const answer = await handIn(service, path, data)
    expect(answer).toMatchObject({ status: 400, body: refusal('invalid') })
    expect(answer.body.error.details.fields.map((field: { path: string }) => field.path).sort()).toEqual([...wrong].sort())
  })

  describe('sent twice', () => {
    test('one after the other it is one record with one reference', async () => {
      const key = randomUUID()
      const first = await handIn(service, 'contact-form', contact, key)
      const second = await handIn(service, 'contact-form', contact, key)
      expect(second.body).toEqual(first.body)
    })

    test('at the same time too', async () => {
      const key = randomUUID()
      const answers = await Promise.all(Array.from({ length: 8 }, () => handIn(service, 'partnership-requests', partnership, key)))
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
      expect(new Set(answers.map(({ body }) => body.data.reference)).size).toBe(1)
    })

    test.each([
      ['partnership-requests', partnership],
      ['project-proposals', proposal],
      ['contact-form', contact],
    ])('by two attempts, such as from two tabs, it is one record of %s with one mail; other words are another one', async (path, data) => {
      const own = { ...data, email: `tabs-${path}@example.org` }
      const [first, second] = await Promise.all([handIn(service, path, own), handIn(service, path, own)])
      expect([first.status, second.body]).toEqual([200, first.body])
      expect((await handIn(service, path, own)).body).toEqual(first.body)
      const other = await handIn(service, path, { ...own, ...('name' in own ? { name: 'Other' } : { contactName: 'Other' }) })
      expect(other.body.data.reference).not.toBe(first.body.data.reference)
    })

    test('by two people who are not named it is two', async () => {
      const [one, other] = [
        await handIn(service, 'feedbacks', { ...feedback, isAnonymous: true }),
        await handIn(service, 'feedbacks', { ...feedback, isAnonymous: true }),
      ]
      expect(other.body.data.reference).not.toBe(one.body.data.reference)
    })

    test('with other words under the same key it is refused', async () => {
      const key = randomUUID()
      const own = { ...contact, email: 'one-key@example.org' }
      await handIn(service, 'contact-form', own, key)
      expect(await handIn(service, 'contact-form', { ...own, subject: 'Other' }, key)).toMatchObject({
        status: 422,
        body: refusal('idempotency_mismatch'),
      })
    })
  })

  describe('the application to a department', () => {
    test('is taken once for each address, however it is written', async () => {
      const first = await handIn(service, 'departments-applications', departmentApplication(department, 'Samer@Example.org'))
      expect(first.status).toBe(200)
      const again = await handIn(service, 'departments-applications', departmentApplication(department, ' \u2066samer@example.ORG\u2069 '))
      expect(again).toMatchObject({ status: 409, body: refusal('duplicate') })
      expect(again.body.error.message).toBe('duplicate submission')
    })

    test('understands Arabic digits', async () => {
      const data = { ...departmentApplication(department, 'digits@example.org'), phone: '٠٩٤٤ ١٢٣ ٤٥٦', experienceYears: '١٢' }
      expect((await handIn(service, 'departments-applications', data)).status).toBe(200)
    })

    // What the site's form says of each (tests/unit/forms/phone.test.ts); a number without a country may be of several.
    test.each([
      ['+963 11 22', 'invalid_phone'],
      ['+1 202 555 01', 'invalid_phone'],
      ['+999 123456', 'invalid_phone'],
      ['00963 944 123 456 789', 'invalid_phone'],
      ['03 00', 'invalid_phone'],
      ['+963 944 123 456 ext. 4', 'phone_extension'],
    ])('refuses the number %s as the site does', async (phone, code) => {
      const data = { ...departmentApplication(department, 'numbers@example.org'), phone }
      expect(await handIn(service, 'departments-applications', data)).toMatchObject({ status: 400, body: refusal('invalid', [{ path: 'phone', code }]) })
      expect(await handIn(service, 'project-proposals', { ...proposal, phone })).toMatchObject({
        status: 400,
        body: refusal('invalid', [{ path: 'phone', code }]),
      })
    })

    test('is refused where nobody can join or nothing is', async () => {
      expect(await handIn(service, 'departments-applications', departmentApplication(closed))).toMatchObject({ status: 409, body: refusal('not_open') })
      const nowhere = departmentApplication('a'.repeat(24))
      expect(await handIn(service, 'departments-applications', nowhere)).toMatchObject({ status: 404, body: refusal('not_found') })
    })

    test('needs every field', async () => {
      const answer = await handIn(service, 'departments-applications', { ...consents, email: 'x@example.org' })
      expect(answer.body.error.details.fields).toHaveLength(10)
    })
  })

  describe('the registration for an event', () => {
    test('never gives one seat too many', async () => {
      const id = await openEvent('camp', { capacity: 5 })
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => handIn(service, 'event-registrations', registration(id, `v${index}@example.org`))),
      )
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
      const refused = answers.filter(({ status }) => status !== 200)
      for (const answer of refused) expect(answer).toMatchObject({ status: 409, body: refusal('event_full') })
    })

    test('counts those who were there before, and shows the number on the event', async () => {
      const id = await openEvent('almost-full', { capacity: 10, currentRegistrations: 9 })
      expect((await handIn(service, 'event-registrations', registration(id, 'a@example.org'))).status).toBe(200)
      expect((await handIn(service, 'event-registrations', registration(id, 'b@example.org'))).status).toBe(409)
      const shown = await until(async () => {
        const { body } = await service.read(`events/${id}?locale=ar`)
        return body.data.registration.currentRegistrations === 10 ? body.data.registration : null
      })
      expect(shown).toMatchObject({ currentRegistrations: 10, isFull: true })
    })

    test('gives the last seat once to a registration that is sent twice at once', async () => {
      const id = await openEvent('last-seat', { capacity: 1 })
      const key = randomUUID()
      const answers = await Promise.all([1, 2, 3].map(() => handIn(service, 'event-registrations', registration(id), key)))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    })

    test.each([
      ['has begun', { startDate: hours(-1).toISOString(), endDate: hours(1).toISOString() }],
      ['is held by others', { isExternalEvent: true }],
      ['asks for none', { registration: { required: false } }],
    ])('is closed when the event %s', async (reason, fields) => {
      const id = await admin.createPublished('event', { ...event(`closed-${reason.length}`, hours(48)), registration: { required: true }, ...fields })
      expect(await handIn(service, 'event-registrations', registration(id))).toMatchObject({ status: 409, body: refusal('event_closed') })
    })
  })

  describe('the application to a project', () => {
    const application = (projectId: string, fields: object = {}) => ({
      projectId,
      email: 'v@example.org',
      data: { email: 'v@example.org', livingPlace: 'Aleppo', specialization: 'Electrician', abilityToProvideMedicalSupplies: 'None' },
      submitLanguage: 'ar',
      ...consents,
      ...fields,
    })

    test('is taken with the built-in form, once for each address', async () => {
      const id = await admin.createPublished('project', project('school'))
      expect((await handIn(service, 'project-submissions', application(id))).status).toBe(200)
      expect(await handIn(service, 'project-submissions', application(id))).toMatchObject({ status: 409, body: refusal('duplicate') })
    })

    test('follows the rules of the form that belongs to the project', async () => {
      const field = (key: string, type: string, more: object = {}) => ({ key, type, label: key, required: true, ...more })
      const form = await admin.createPublished('project-form', {
        title: 'Form',
        sections: [
          {
            title: 'You',
            fields: [
              field('email', 'email'),
              field('gender', 'radio', {
                options: [
                  { value: 'f', label: 'F' },
                  { value: 'm', label: 'M' },
                ],
              }),
              field('availableFrom', 'date'),
              field('availableUntil', 'date'),
              field('address', 'address'),
              field('agree', 'checkbox'),
            ],
          },
        ],
      })
      const id = await admin.createPublished('project', { ...project('clinic'), forms: { connect: [{ documentId: form, locale: 'ar' }] } })
      const data = { email: 'v@example.org', gender: 'x', availableFrom: '٢٠٥٧-٠٣-٠١', availableUntil: '2057-02-01', address: { street: 'A' } }
      expect(await handIn(service, 'project-submissions', application(id, { formId: form, data }))).toMatchObject({
        status: 400,
        body: refusal('invalid', [
          { path: 'data.gender', code: 'invalid_option' },
          { path: 'data.availableFrom', code: 'available_period' },
          { path: 'data.address.city', code: 'city_required' },
          { path: 'data.address.houseNumber', code: 'house_number_required' },
          { path: 'data.agree', code: 'required' },
        ]),
      })
      expect(await handIn(service, 'project-submissions', application(id, { formId: 'b'.repeat(24) }))).toMatchObject({ status: 404 })
    })

    test('takes no day beyond the bounds that editors have set, or that are sensible', async () => {
      const day = (key: string, more: object = {}) => ({ key, type: 'date', label: key, required: false, ...more })
      const fields = [
        day('dateOfBirth', { minimumAge: 18 }),
        day('availableFrom'),
        day('availableUntil'),
        day('passport', { earliestDay: '2027-01-01', latestDay: '2036-12-31' }),
      ]
      const form = await admin.createPublished('project-form', {
        title: 'Days',
        sections: [{ title: 'Days', fields: [{ key: 'projectTimeline', type: 'select', label: 'Period' }, ...fields] }],
      })
      const id = await admin.createPublished('project', { ...project('days'), forms: { connect: [{ documentId: form, locale: 'ar' }] } })
      const period = await admin.create('project-timeline', {
        fromDate: '2056-12-01',
        toDate: '2056-12-31',
        project: { connect: [{ documentId: id, locale: 'ar' }] },
      })
      const apply = (data: object) => handIn(service, 'project-submissions', application(id, { formId: form, selectedTimeline: period, data }))
      expect(await apply({ dateOfBirth: '2030-01-01', availableFrom: '2020-12-05', availableUntil: '2057-01-01', passport: '2026-12-31' })).toMatchObject({
        status: 400,
        body: refusal('invalid', [
          { path: 'data.dateOfBirth', code: 'date_in_future' },
          { path: 'data.availableFrom', code: 'date_outside_period' },
          { path: 'data.availableUntil', code: 'date_outside_period' },
          { path: 'data.passport', code: 'date_too_early' },
        ]),
      })
      expect((await apply({ dateOfBirth: '2025-01-01' })).body).toMatchObject(refusal('invalid', [{ path: 'data.dateOfBirth', code: 'age_too_low' }]))
      expect((await apply({ dateOfBirth: '1995-03-24', availableFrom: '2056-12-01', availableUntil: '2056-12-31', passport: '2030-01-01' })).status).toBe(200)
    })

    test('takes no period that the project does not have, or that is over', async () => {
      const id = await admin.createPublished('project', project('periods'))
      const periodOf = (fromDate: string, toDate: string) =>
        admin.create('project-timeline', { fromDate, toDate, project: { connect: [{ documentId: id, locale: 'ar' }] } })
      const [past, ahead] = [await periodOf('2020-01-01', '2020-12-31'), await periodOf('2056-01-01', '2056-12-31')]
      expect(await handIn(service, 'project-submissions', application(id, { selectedTimeline: past }))).toMatchObject({
        status: 400,
        body: refusal('invalid', [{ path: 'data.projectTimeline', code: 'invalid_option' }]),
      })
      expect((await handIn(service, 'project-submissions', application(id, { selectedTimeline: ahead }))).status).toBe(200)
      expect(await handIn(service, 'project-submissions', application(id, { selectedTimeline: 'd'.repeat(24) }))).toMatchObject({
        status: 400,
        body: refusal('invalid', [{ path: 'data.projectTimeline', code: 'invalid_option' }]),
      })
    })

    test('is closed unless the project is active', async () => {
      const id = await admin.createPublished('project', { ...project('done'), projectStatus: 'completed' })
      expect(await handIn(service, 'project-submissions', application(id))).toMatchObject({ status: 409, body: refusal('not_open') })
    })

    test('takes no file that nobody uploaded', async () => {
      const form = await admin.createPublished('project-form', {
        title: 'Files',
        sections: [{ title: 'Files', fields: [{ key: 'licence', type: 'file', label: 'Licence', required: true }] }],
      })
      const id = await admin.createPublished('project', { ...project('files'), forms: { connect: [{ documentId: form, locale: 'ar' }] } })
      expect(await handIn(service, 'project-submissions', application(id, { formId: form, data: { licence: 'c'.repeat(24) } }))).toMatchObject({
        status: 400,
        body: refusal('invalid', [{ path: 'data.licence', code: 'file_missing' }]),
      })
    })
  })
})
