import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { z } from 'zod'
import { mayRead, type Person } from '../access'
import { openOpinionsOf } from '../opinions'
import { type Scope, submissionScope } from '../scope'
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

/** What waits is in the order of its confirmation, from which the promised week counts; all else in that of its arrival. */
export const orderOf = ({ status }: Filter): 'verifiedAt' | 'createdAt' => (status === 'Verified' ? 'verifiedAt' : 'createdAt')

function assignment(assigned: Filter['assigned'], person: Person): Scope {
  if (assigned === undefined) return {}
  if (assigned === 'nobody') return { assignedTo: { $null: true } }
  return { assignedTo: assigned === 'me' ? person.id : assigned }
}

const words = (q: string | undefined): Scope => (q ? { $or: ['reference', 'fullName', 'email'].map((field) => ({ [field]: { $containsi: q } })) } : {})

/** A type of application with the condition that those meet which somebody sees and has asked for. */
export type Wanted = { kind: Kind; where: Scope }

/** What a filter means, for each type that the signed-in person may read. */
export async function wanted(context: Context, filter: Filter): Promise<Wanted[]> {
  const person: Person = context.state.user
  const readable = APPLICATIONS.filter(({ uid }) => mayRead(context, uid))
  if (readable.length === 0) throw new errors.ForbiddenError()
  const kinds = readable.filter(({ uid }) => !filter.type || uid === filter.type)
  return Promise.all(
    kinds.map(async (kind) => ({
      kind,
      where: {
        $and: [
          await submissionScope(person, kind.uid),
          filter.status === 'all' ? {} : { verificationStatus: filter.status },
          filter.topic ? { [kind.topic]: filter.topic } : {},
          assignment(filter.assigned, person),
          filter.asked ? { documentId: { $in: await openOpinionsOf(person, kind.uid) } } : {},
          words(filter.q),
        ],
      },
    })),
  )
}
