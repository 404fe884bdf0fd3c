import type { UID } from '@strapi/strapi'
import * as z from 'zod/mini'
import { takeTurns } from '../limits'
import { documentId } from '../rules/fields/choice'
import { email } from '../rules/fields/email'
import { emailKey } from '../rules/text'
import { submissionUid } from '../uids'
import { Refusal } from '../requests/refusal'
import type { Context } from '../requests/answer'
import { departmentKey } from './kinds/department'
import { volunteerKey } from './kinds/volunteer'

/** A visitor's address as the site forwards it: hashed. Calls that name none are counted as one visitor. */
const visitor = z.catch(z.string().check(z.regex(/^[\w-]{1,128}$/)), 'unknown')

const departmentQuestion = z.object({ email, departmentDocumentId: documentId })

/** A filter's value, plain or with its operator. */
const operand = (value: unknown) => (typeof value === 'object' && value !== null && '$eq' in value ? value.$eq : value)
const equal = <Output>(schema: z.ZodMiniType<Output>) => z.pipe(z.transform(operand), schema)

const projectQuestion = z.object({
  filters: z.object({
    email: equal(email),
    project: z.object({ documentId: equal(documentId) }),
    projectTimeline: z.optional(equal(documentId)),
  }),
})

function read<Output>(schema: z.ZodMiniType<Output>, query: unknown): Output {
  const asked = schema.safeParse(query)
  if (!asked.success)
    throw new Refusal(
      'invalid',
      asked.error.issues.map(({ path }) => ({ path: path.join('.'), code: 'invalid' })),
    )
  return asked.data
}

/** Whether there is an application with this key. Questions are limited by address and by visitor, and logged. */
async function isDuplicate({ request }: Context, uid: UID.ContentType, address: string, duplicateKey: string): Promise<boolean> {
  const wait = await takeTurns([
    { limit: 'CONTENT_LIMIT_DUPLICATE_VISITOR_HOUR', of: visitor.parse(request.headers['x-visitor']) },
    { limit: 'CONTENT_LIMIT_DUPLICATE_EMAIL_HOUR', of: emailKey(address) },
  ])
  strapi.log.info(`Asked whether an address has applied (${uid})${wait > 0 ? ': too often' : ''}`)
  if (wait > 0) throw new Refusal('rate_limited', [], wait)
  return (await strapi.db.query(uid).count({ where: { duplicateKey } })) > 0
}

/** `GET /api/departments-applications/check-duplicate?email&departmentDocumentId` (Requirements, section 7) */
export async function departmentDuplicate(context: Context): Promise<{ isDuplicate: boolean; duplicate: boolean }> {
  const { email: address, departmentDocumentId } = read(departmentQuestion, context.query)
  const key = departmentKey(address, departmentDocumentId)
  const duplicate = await isDuplicate(context, submissionUid('department'), address, key)
  return { isDuplicate: duplicate, duplicate }
}

/** `GET /api/project-submissions?filters[email]&filters[project][documentId]&filters[projectTimeline]` (Requirements, section 7) */
export async function projectDuplicate(context: Context): Promise<{ duplicate: boolean }> {
  const { filters } = read(projectQuestion, context.query)
  const key = volunteerKey(filters.email, filters.project.documentId, filters.projectTimeline ?? null)
  return { duplicate: await isDuplicate(context, submissionUid('volunteer'), filters.email, key) }
}
