import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { z } from 'zod'
import { type Rights, rightsOf } from '../../rights'
import { DECISION_FIELD, mayRead, NOTES_FIELD, type Person } from '../access'
import { openOpinionsOf } from '../opinions'
import type { Scope } from '../scope'
import { APPLICATIONS, type Kind } from './applications'

/** What the queue is narrowed to. `status` is that of the applications; `asked` those of whom one's opinion is asked. */
const schema = z.object({
  type: z.string().max(100).optional(),
  topic: z.string().max(50).optional(),
  status: z.string().max(20).default('Verified'),
  assigned: z.union([z.enum(['me', 'nobody']), z.coerce.number().int().positive()]).optional(),
  asked: z.literal('me').optional(),
  q: z.string().trim().max(100).optional(),
})

export type Filter = z.output<typeof schema>

export const readFilter = ({ query }: Context): Filter => {
  const parsed = schema.safeParse(query)
  if (!parsed.success) throw new errors.ValidationError('malformed filter')
  return parsed.data
}

/**
 * What waits is in the order of its confirmation, from which the promised week counts; all else in that of its arrival, and so is what
 * somebody sees who may not read when it was confirmed.
 */
export function orderOf({ status }: Filter, kinds: readonly Wanted[]): 'verifiedAt' | 'createdAt' {
  const isByConfirmation = status === 'Verified' && kinds.every(({ mayRead: may }) => may(DECISION_FIELD) && may('verifiedAt'))
  return isByConfirmation ? 'verifiedAt' : 'createdAt'
}

function assignment(assigned: Filter['assigned'], person: Person): Scope {
  if (assigned === undefined) return {}
  if (assigned === 'nobody') return { assignedTo: { $null: true } }
  return { assignedTo: assigned === 'me' ? person.id : assigned }
}

/** A type of application with the condition that those meet which somebody sees and has asked for. */
export type Wanted = { kind: Kind; where: Scope; rights: Rights; mayRead: (field: string) => boolean }

/** What a filter means, for each type that the signed-in person may read. What it asks of a field that they may not read is left out, as in Strapi's own lists. */
export async function wanted(context: Context, filter: Filter): Promise<Wanted[]> {
  const person: Person = context.state.user
  const readable = APPLICATIONS.filter(({ uid }) => mayRead(context, uid))
  if (readable.length === 0) throw new errors.ForbiddenError()
  const kinds = readable.filter(({ uid }) => !filter.type || uid === filter.type)
  return Promise.all(
    kinds.map(async (kind): Promise<Wanted> => {
      const rights = rightsOf(context.state, kind.uid)
      const may = (field: string) => rights.may('read', null, field)
      const [byStatus, byTopic, byNotes] = [may(DECISION_FIELD), may(kind.topicTitle), may(NOTES_FIELD)]
      const searched = ['reference', 'fullName', 'email'].filter(may)
      return {
        kind,
        rights,
        mayRead: may,
        where: {
          $and: [
            await rights.where('read'),
            filter.status !== 'all' && byStatus ? { verificationStatus: filter.status } : {},
            filter.topic && byTopic ? { [kind.topic]: filter.topic } : {},
            byNotes ? assignment(filter.assigned, person) : {},
            filter.asked && byNotes ? { documentId: { $in: await openOpinionsOf(person, kind.uid) } } : {},
            // Of words that may be looked for nowhere nothing is found.
            filter.q ? (searched.length > 0 ? { $or: searched.map((field) => ({ [field]: { $containsi: filter.q } })) } : { id: { $in: [] } }) : {},
          ],
        },
      }
    }),
  )
}
