import { errors } from '@strapi/utils'
import { type About, draftOf } from '../documents/draft'
import { rightsOf, type Viewer } from '../rights'
import type { Snapshot } from './snapshot'

/**
 * What somebody may do with what a document holds or held: by its draft or, where it is gone, as with others of its type. Throws for those
 * who may not do that with it at all.
 */
export async function rightsToSnapshots(viewer: Viewer, about: About, right: 'read' | 'update') {
  const rights = rightsOf(viewer, about.uid)
  const draft = await draftOf(about)
  if (!rights.may(right, draft)) throw new errors.ForbiddenError()
  // Conditions of roles ask for these, which no snapshot has.
  const known = { locale: about.language, ...(draft && { createdBy: draft.createdBy }) }
  const only = (snapshot: Snapshot, allowed: object): Snapshot => Object.fromEntries(Object.entries(allowed).filter(([name]) => name in snapshot))
  return {
    mayReadTitle: rights.mayReadTitle(known),
    readable: async (snapshot: Snapshot): Promise<Snapshot> => only(snapshot, await rights.readable({ ...snapshot, ...known })),
    writable: async (snapshot: Snapshot): Promise<Snapshot> => only(snapshot, await rights.writable({ ...snapshot, ...known }, snapshot)),
  }
}
