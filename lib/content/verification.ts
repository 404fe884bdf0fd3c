import { z } from 'zod'
import { log } from '@/lib/log'
import { LINK_PAGES, pathTo } from '@/rules/forms'
import type { Locale } from '@/rules/languages'
import { ContentUnavailable } from './errors'
import { flag, optional, text } from './fields'
import { type Throttled, throttledBy, write } from './write'

/** What somebody can have applied for; the last part of the addresses of the verification pages. */
export const APPLICATIONS = [LINK_PAGES.volunteer, LINK_PAGES.department] as const

export type Application = (typeof APPLICATIONS)[number]

const calls: Record<Application, string> = {
  [LINK_PAGES.volunteer]: `/api${pathTo('volunteer')}/verify`,
  [LINK_PAGES.department]: `/api${pathTo('department')}/verify`,
}

const MAX_LENGTH = 500

const linkSchema = z.object({
  // A plus sign that was not encoded arrives as a space, which no address has.
  email: z
    .string()
    .trim()
    .min(3)
    .max(MAX_LENGTH)
    .transform((email) => email.replaceAll(' ', '+')),
  token: z.string().trim().min(1).max(MAX_LENGTH),
  id: z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
})

/** What the link of a verification mail carries. */
export type VerificationLink = z.output<typeof linkSchema>

/** The parameters of a verification link, or null when it is incomplete. (Requirements, section 5) */
export function readVerificationLink(parameters: unknown): VerificationLink | null {
  return linkSchema.safeParse(parameters).data ?? null
}

/** What somebody types from the mail instead of opening its link. */
export type VerificationCode = { email: string; code: string }

/** The state of a verification; `department` is what was applied to, where the content service says so. */
export type Verification = { state: 'verified'; department: string | null } | { state: 'failed' | 'error' }

const answerSchema = z.object({
  success: z.boolean(),
  /** Somebody has used the link before. */
  already: flag,
  data: optional(z.object({ department: optional(z.object({ title: text })).optional() })).optional(),
})

/** Statuses that say that the link is no good. Any other says nothing about it. */
const REFUSALS = [400, 410, 422]

type Result = { state: 'done'; already: boolean; data: z.output<typeof answerSchema>['data'] } | { state: 'failed' | 'error' }

/** Never throws: without an answer that can be understood it is an 'error', after which the same may be tried again. */
async function ask(path: string, data: (VerificationLink | VerificationCode) & { language?: Locale }): Promise<Result> {
  try {
    const { status, body } = await write(path, data)
    const answer = answerSchema.safeParse(body).data
    if (answer?.success) return { state: 'done', already: answer.already, data: answer.data }
    return { state: answer || REFUSALS.includes(status) ? 'failed' : 'error' }
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error
    log.error(error.message)
    return { state: 'error' }
  }
}

/** Confirms the address of somebody who applied, by the link or the code of a mail; the department is named in a language. (Requirements, sections 4, 6 and 7) */
export async function verifyApplication(application: Application, proof: VerificationLink | VerificationCode, language?: Locale): Promise<Verification> {
  const result = await ask(calls[application], { ...proof, language })
  return result.state === 'done' ? { state: 'verified', department: result.data?.department?.title ?? null } : result
}

export type SeatResult = 'done' | 'used' | 'failed' | 'error'

async function askOnce(path: string, link: VerificationLink): Promise<SeatResult> {
  const result = await ask(path, link)
  return result.state === 'done' && result.already ? 'used' : result.state
}

/** Cancels a registration for an event by the link of its mail; 'used' when it was cancelled before. */
export const cancelRegistration = (link: VerificationLink) => askOnce(`/api${pathTo('registration')}/cancel`, link)

/** Takes the seat that somebody on a waiting list was offered, by the link of that mail; 'used' when they have it already. */
export const acceptSeat = (link: VerificationLink) => askOnce(`/api${pathTo('registration')}/accept`, link)

/**
 * Asks for a new mail, and says whether that was one too many. Whether there is anything to confirm is told by the mail alone.
 * (Requirements, section 7)
 */
export async function requestVerificationMail(application: Application, email: string): Promise<'done' | 'error' | Throttled> {
  try {
    const written = await write('/api/request-verification-token', { email, application })
    return throttledBy(written) ?? (answerSchema.safeParse(written.body).data?.success ? 'done' : 'error')
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error
    log.error(error.message)
    return 'error'
  }
}
