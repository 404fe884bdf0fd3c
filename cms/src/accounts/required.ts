import { ADMINISTRATOR } from '../admin-routes'
import { optional, siteUrl } from '../environment'

/** Those who see what applicants send, or everything. */
const BY_DEFAULT = [ADMINISTRATOR, 'imar-reviewer']

const LOCAL = /^(localhost|127(\.\d+){3}|\[::1\])$/

/** A site that only this machine reaches is tried out, and shows sample data. */
const isDemonstration = (): boolean => LOCAL.test(new URL(siteUrl()).hostname)

/** The roles that sign in with a second step, by their codes: `TWO_FACTOR_ROLES`, or `none`. */
export function strictRoles(): readonly string[] {
  const given = optional('TWO_FACTOR_ROLES')
  if (given === undefined) return isDemonstration() ? [] : BY_DEFAULT
  return given === 'none' ? [] : given.split(',').map((code) => code.trim())
}

/** Whether somebody with these roles may not sign in without a second step. */
export const isStrict = (roles: readonly { code: string }[]): boolean => roles.some(({ code }) => strictRoles().includes(code))
