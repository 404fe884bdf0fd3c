import { ADMINISTRATOR, CREATE, READ, UPDATE } from '../admin-routes'
import { contentUids } from '../content-types'
import { optional, publicUrl, siteUrl } from '../environment'

const LOCAL = /^(localhost|127(\.\d+){3}|\[::1\])$/

/** Whether the addresses of both the site and the admin are of this machine: only then is it a demonstration with sample data. */
const isDemonstration = (): boolean => [siteUrl(), publicUrl()].every((url) => LOCAL.test(new URL(url).hostname))

type Role = { id: number; code: string }
type Permission = { action: string; subject?: string | null }

/** Writing drafts of public content. Deleting and publishing are not among them. */
const DRAFTING = [READ, CREATE, UPDATE]

/** Looking at files of the public site and adding some. */
const MEDIA = /^plugin::upload\.(read|configure-view|assets\.(create|download|copy-link))$/

/**
 * Whether a permission lets an account see personal data, publish, or change the service. A permission that is not known to be harmless does:
 * those of a new content type or a new version of Strapi too.
 */
export function needsSecondStep({ action, subject }: Permission): boolean {
  if (subject) return !DRAFTING.includes(action) || !contentUids().includes(subject)
  return !MEDIA.test(action)
}

/** The roles that sign in with a second step, by their codes, where `TWO_FACTOR_ROLES` names them (`none` names no role). */
function namedRoles(): readonly string[] | null {
  const given = optional('TWO_FACTOR_ROLES')
  if (given === undefined) return isDemonstration() ? [] : null
  return given === 'none' ? [] : given.split(',').map((code) => code.trim())
}

async function opensMuch(roles: readonly Role[]): Promise<Set<number>> {
  const where = { role: { id: { $in: roles.map(({ id }) => id) } } }
  const rows: (Permission & { role: { id: number } })[] = await strapi.db
    .query('admin::permission')
    .findMany({ where, select: ['action', 'subject'], populate: { role: { select: ['id'] } } })
  return new Set(rows.filter(needsSecondStep).map(({ role }) => role.id))
}

/** The ids of those of these roles that sign in with a second step: by default all but those that only write drafts. */
export async function strictAmong(roles: readonly Role[]): Promise<Set<number>> {
  const named = namedRoles()
  if (named) return new Set(roles.filter(({ code }) => named.includes(code)).map(({ id }) => id))
  const found = await opensMuch(roles)
  return new Set(roles.filter(({ id, code }) => code === ADMINISTRATOR || found.has(id)).map(({ id }) => id))
}

/** Whether an account with these roles may not sign in without a second step. */
export const isStrict = async (roles: readonly Role[]): Promise<boolean> => (await strictAmong(roles)).size > 0
