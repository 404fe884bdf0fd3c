import { recordAction } from '../audit/record'
import { type Commands, runCommand } from '../command'
import { publicUrl } from '../environment'
import { dropFactor, hasFactor } from './second-factor'
import { endSessions } from './sessions'

const USER = 'admin::user'

/** Milliseconds for which a link to set a password holds. */
const HOUR = 60 * 60 * 1000

type User = { id: number; isActive: boolean; password: string | null; roles: { id: number }[] }

const find = (email: string): Promise<User | null> => strapi.db.query(USER).findOne({ where: { email: email.trim().toLowerCase() }, populate: ['roles'] })

const about = (id: number) => ({ user: null, uid: USER, documentId: String(id), detail: 'command line' })

/** The account signs in by its password alone from now on, or sets the step up again where its role requires it. */
async function resetSecondStep(email: string): Promise<{ isKnown: boolean; hadFactor: boolean }> {
  const user = await find(email)
  if (!user) return { isKnown: false, hadFactor: false }
  const hadFactor = await hasFactor(user.id)
  await strapi.db.transaction(async () => {
    await dropFactor(user.id)
    await endSessions(user.id)
    await recordAction({ action: 'secondFactorOff', ...about(user.id) })
  })
  return { isKnown: true, hadFactor }
}

const page = (name: string, token: string): string => `${publicUrl()}/admin/auth/${name}${token}`

/** Makes an account an administrator, with a link by which its owner sets a password; adds the account where there is none. */
async function makeAdministrator(email: string): Promise<{ isNew: boolean; link: string }> {
  const { id: role } = await strapi.service('admin::role').getSuperAdmin()
  const users = strapi.service('admin::user')
  const token: string = strapi.service('admin::token').createToken()
  const user = await find(email)
  return strapi.db.transaction(async () => {
    if (!user?.password) {
      const fields = { roles: [role], isActive: false, registrationToken: token }
      const added: { id: number } = user
        ? await users.updateById(user.id, fields)
        : await users.create({ email: email.trim().toLowerCase(), firstname: 'New', lastname: 'Administrator', ...fields })
      await recordAction({ action: user ? 'userChanged' : 'userMade', ...about(added.id) })
      return { isNew: !user, link: page('register?registrationToken=', token) }
    }
    const roles = [...new Set([...user.roles.map(({ id }) => id), role])]
    await users.updateById(user.id, { roles, isActive: true, resetPasswordToken: token, resetPasswordTokenExpiresAt: new Date(Date.now() + HOUR) })
    await recordAction({ action: 'userChanged', ...about(user.id) })
    return { isNew: false, link: page('reset-password?code=', token) }
  })
}

const COMMANDS: Commands = { 'reset-second-step': resetSecondStep, administrator: makeAdministrator }

runCommand(COMMANDS)
