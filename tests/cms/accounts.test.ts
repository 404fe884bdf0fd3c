import { Admin } from './support/admin'
import { Mailbox } from './support/mailbox'
import { type Answer, ContentService, type Json, oneDatabase } from './support/service'

const PASSWORD = 'Temporary-Password-2'

describe.each(oneDatabase('sqlite'))('accounts of a public site (%s)', (database) => {
  let mailbox: Mailbox
  let service: ContentService
  let administrator: Admin

  beforeAll(async () => {
    mailbox = await Mailbox.create()
    await mailbox.start()
    service = await ContentService.start(database, { ...mailbox.environment, SITE_URL: 'https://www.example.org', CONTENT_LIMIT_SIGN_IN: '100' })
    administrator = await Admin.login(service)
  })

  afterAll(async () => {
    await service.stop()
    await mailbox.stop()
  })

  const post = (path: string, body: object): Promise<Answer> => service.send('POST', path, { 'content-type': 'application/json' }, JSON.stringify(body))

  /** Makes an account with a role by an invitation, and gives what its first sign-in is answered with. */
  async function firstSignIn(email: string, roleId: number): Promise<Answer> {
    const { body } = await administrator.call('POST', '/admin/users', { email, firstname: 'Nour', lastname: 'Person', roles: [roleId] })
    const userInfo = { firstname: 'Nour', lastname: 'Person', password: PASSWORD }
    const answer = await post('/admin/register', { registrationToken: body.data.registrationToken, userInfo })
    expect((await post('/admin/login', { email, password: PASSWORD })).status).toBe(answer.status)
    return answer
  }

  const roleId = async (code: string): Promise<number> =>
    (await administrator.call('GET', '/admin/roles')).body.data.find((role: Json) => role.code === code).id

  /** A role that is made in the admin, with these permissions. */
  async function customRole(name: string, permissions: { action: string; subject: string | null; fields?: string[] }[]): Promise<number> {
    const { body } = await administrator.call('POST', '/admin/roles', { name, description: '' })
    const { status } = await administrator.call('PUT', `/admin/roles/${body.data.id}/permissions`, {
      permissions: permissions.map(({ fields, ...permission }) => ({ ...permission, properties: fields ? { fields } : {}, conditions: [] })),
    })
    expect(status).toBe(200)
    return body.data.id
  }

  const explorer = (action: string, subject: string) => ({ action: `plugin::content-manager.explorer.${action}`, subject })

  describe('the first sign-in', () => {
    test.each(['strapi-super-admin', 'strapi-editor', 'imar-reviewer', 'imar-event-team'])('asks for a second step of %s', async (code) => {
      const { status, body } = await firstSignIn(`first-${code}@example.org`, await roleId(code))
      expect([status, body.error?.details]).toEqual([403, expect.objectContaining({ code: 'SECOND_STEP', step: 'enrol' })])
    })

    test('asks for it of a role that was made in the admin and sees what visitors send, and not of one that writes drafts', async () => {
      const drafts = explorer('read', 'api::article.article')
      const reads = await customRole('Helpers at the door', [drafts, { ...explorer('read', 'api::event-registration.event-registration'), fields: ['email'] }])
      expect((await firstSignIn('custom-reader@example.org', reads)).body.error?.details).toMatchObject({ code: 'SECOND_STEP' })
      const writes = await customRole('Writers', [drafts])
      expect((await firstSignIn('custom-writer@example.org', writes)).status).toBe(200)
    })

    test('is known on the list of accounts and on the home page', async () => {
      const { accounts } = (await administrator.call('GET', '/accounts')).body.data
      const required = (email: string) => accounts.find((account: Json) => account.email === email).secondFactor.isRequired
      expect([required('first-strapi-editor@example.org'), required('custom-writer@example.org')]).toEqual([true, false])
      expect((await administrator.call('GET', '/home/service')).body.data.accounts).toMatchObject({ ofThoseRequired: 5, withoutSecondStep: 6 })
    })
  })
})
