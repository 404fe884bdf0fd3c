import { errors } from '@strapi/utils'
import { message } from '../messages'
import { isStrict } from './required'
import { factorRow, hasFactor } from './second-factor'
import { type Device, seal, type Step } from './ticket'

/** A row of `admin::user`. */
export type User = {
  id: number
  email: string
  firstname: string | null
  lastname: string | null
  password: string | null
  isActive: boolean
  roles: { id: number; code: string }[]
}

const USER = 'admin::user'

/** An account that may sign in, with its roles. */
export const activeUser = (where: { id: number } | { email: string }): Promise<User | null> =>
  strapi.db.query(USER).findOne({ where: { ...where, isActive: true }, populate: ['roles'] })

/** What an account has to do after the right password; null where the password is enough. Throws where this cannot be told. */
export async function stepFor(userId: number): Promise<Step | null> {
  const user = await activeUser({ id: userId })
  if (!user) throw new errors.UnauthorizedError()
  if (await hasFactor(userId)) return 'code'
  return (await isStrict(user.roles)) ? 'enrol' : null
}

/** Tells the admin which step is next, with the ticket for it. Strapi passes the details of this class of refusal on, and of no other one. */
export async function stepRefusal(user: Pick<User, 'id' | 'password'>, step: Step, device: Device): Promise<Error> {
  const ticket = seal({ userId: user.id, step, device }, user.password, await factorRow(user.id))
  return new errors.PolicyError(message('secondStep'), { code: 'SECOND_STEP', step, ticket })
}
