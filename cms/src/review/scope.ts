import type { UID } from '@strapi/strapi'
import { isUnlimited, type AccountScope, scopeOf } from '../accounts/scope'

type Viewer = { id: number }

/** A condition on submissions, as queries take it. */
export type Scope = Record<string, unknown>

/** The fields by which submissions belong to somebody's part, and which part that is. */
const PARTS = { departmentId: 'departments', projectId: 'projects' } as const satisfies Record<string, keyof AccountScope>

const NOTHING: Scope = { id: { $in: [] } }

/** True for all submissions of a type, false for none, or which ones. */
export function within(scope: AccountScope, uid: UID.ContentType): boolean | Scope {
  if (isUnlimited(scope)) return true
  const { attributes } = strapi.contentType(uid)
  const parts = Object.entries(PARTS).flatMap(([field, part]): Scope[] =>
    field in attributes && scope[part].length > 0 ? [{ [field]: { $in: scope[part] } }] : [],
  )
  // No type belongs to a department and to a project.
  return parts[0] ?? false
}

/**
 * Which submissions of a type somebody may see of those that their role lets them read; to be joined with `$and` to what else is asked.
 */
export async function submissionScope({ id }: Viewer, uid: UID.ContentType): Promise<Scope> {
  const found = within(await scopeOf(id), uid)
  if (found === true) return {}
  return found === false ? NOTHING : found
}
