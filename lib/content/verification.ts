import { z } from 'zod'
import { ContentUnavailable } from './errors'
import { optional, text } from './fields'
import { write } from './write'

/** What somebody can have applied for; the last part of the addresses of the verification pages. */
export const APPLICATIONS = ['project-submission', 'department'] as const

export type Application = (typeof APPLICATIONS)[number]

const calls: Record<Application, string> = {
  'project-submission': '/api/project-submissions/verify',
  department: '/api/departments-applications/verify',
}

const MAX_LENGTH = 500

const linkSchema = z.object({
  // A plus sign that was not encoded arrives as a space, which no address has.
  email: z.string().trim().min(3).max(MAX_LENGTH).transform((email) => email.replaceAll(' ', '+')),
  token: z.string().trim().min(1).max(MAX_LENGTH),
  id: z.string().regex(/^\d{1,15}$/).transform(Number),
})

/** What the link of a verification mail carries. */
export type VerificationLink = z.output<typeof linkSchema>

/** The parameters of a verification link, or null when it is incomplete. (Specification, section 5) */
export function readVerificationLink(parameters: unknown): VerificationLink | null {
  return linkSchema.safeParse(parameters).data ?? null
}

/** The state of a verification; `department` is what was applied to, where the content service says so. */
export type Verification = { state: 'verified'; department: string | null } | { state: 'failed' | 'error' }

const answerSchema = z.object({
  success: z.boolean(),
  data: optional(z.object({ department: optional(z.object({ title: text })).optional() })).optional(),
})

/** Statuses that say that the link is no good. Any other says nothing about it. */
const REFUSALS = [400, 410, 422]

/**
 * Confirms the address of somebody who applied. Never throws: without an answer that can be understood it is an 'error',
 * after which the same link may be tried again. (Specification, sections 4 and 7)
 */
export async function verifyApplication(application: Application, link: VerificationLink): Promise<Verification> {
  try {
    const { status, body } = await write(calls[application], link)
    const answer = answerSchema.safeParse(body).data
    if (answer?.success) return { state: 'verified', department: answer.data?.department?.title ?? null }
    return { state: answer || REFUSALS.includes(status) ? 'failed' : 'error' }
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error
    console.error(error.message)
    return { state: 'error' }
  }
}
