import { recordAction } from '../audit/record'
import { fieldError } from '../documents/field-error'
import { message } from '../messages'
import { viewerOf } from '../rights'
import { type About, seenBy } from './access'
import { colleaguesOf, namesOf } from './colleagues'

/** Throws unless a colleague may read the application, and sees it. */
export async function requireSeenBy(personId: number, about: About): Promise<string> {
  const colleague = (await colleaguesOf(about.uid)).find(({ id }) => id === personId)
  if (!colleague || !(await seenBy(await viewerOf({ id: personId }), about))) throw fieldError(['assignedTo'], message('colleagueBlind'))
  return colleague.name
}

/**
 * Gives an application to a colleague, or to nobody, if it is still in the hands in which the caller has seen it: of two who do so at
 * once one does, and the other is told. Throws an error for the admin.
 */
export async function assign(about: About, to: number | null, was: number | null): Promise<void> {
  if (to !== null) await requireSeenBy(to, about)
  const { uid, documentId } = about
  const assignedTo = was === null ? { $null: true } : was
  const isDone = await strapi.db.transaction(async () => {
    const { count } = await strapi.db.query(uid).updateMany({ where: { documentId, assignedTo }, data: { assignedTo: to } })
    if (count > 0) await recordAction({ action: 'assigned', ...about, detail: to === null ? undefined : String(to) })
    return count > 0
  })
  if (isDone) return
  const now: { assignedTo: number | null } | null = await strapi.db.query(uid).findOne({ where: { documentId }, select: ['assignedTo'] })
  const holder = now?.assignedTo ?? null
  // Somebody else has done the same, or the same person with a second press.
  if (holder === to) return
  if (holder === null) throw fieldError(['assignedTo'], message('assignedToNobody'))
  throw fieldError(['assignedTo'], message('assignedToOther', (await namesOf([holder])).get(holder) ?? '—'))
}
