import type { UID } from '@strapi/strapi'

type Viewer = { id: number }

/** A condition on submissions, as queries take it. */
export type Scope = Record<string, unknown>

/**
 * Which submissions of a type somebody may see of those that their role lets them read; to be joined with `$and` to what else is asked.
 */
export function submissionScope(_viewer: Viewer, _uid: UID.ContentType): Promise<Scope> {
  return Promise.resolve({})
}
