import 'server-only'
import { z } from 'zod'
import { log } from '@/lib/log'
import { FORMS } from '@/rules/forms'
import type { Locale } from '@/rules/languages'
import { ContentUnavailable } from './errors'
import { type Throttled, throttledBy, write, writeForStream, type Written } from './write'

/** How things stand with what somebody has sent. */
export const STATES = [
  'unconfirmed',
  'review',
  'accepted',
  'rejected',
  'received',
  'registered',
  'waiting',
  'offered',
  'lapsed',
  'cancelled',
  'eventCancelled',
  'over',
  'withdrawn',
] as const

export type State = (typeof STATES)[number]

/** What can be done about it on its page. */
export const ACTIONS = ['addFile', 'correct', 'correctAnswers', 'download', 'withdraw', 'erase'] as const

export type Action = (typeof ACTIONS)[number]

const text = z.string()

const shown = z.object({
  form: z.enum(FORMS),
  reference: text,
  title: text,
  state: z.enum(STATES),
  sentAt: text,
  since: text,
  facts: z.array(z.object({ label: text, value: text })),
  files: z.array(z.object({ name: text, size: z.number() })),
  event: z.object({ date: text, place: text }).nullable(),
  until: text.nullable(),
  ticket: z.object({ code: text, picture: z.base64() }).nullable().catch(null),
  reason: text.nullable(),
  /** Those that this site knows. */
  actions: z.array(text).transform((names) => ACTIONS.filter((action) => names.includes(action))),
  contact: z.object({ email: text, wanted: text.nullable(), phone: text.nullable().optional(), isPhoneRequired: z.boolean() }).nullable().catch(null),
  answers: z
    .array(
      z.object({
        name: text,
        label: text,
        input: z.enum(['line', 'paragraph', 'number', 'choice']),
        value: text,
        options: z.array(z.object({ value: text, label: text })),
        isRequired: z.boolean(),
      }),
    )
    .catch([]),
  expiresAt: text,
})

/** What a private page shows. Times in ISO 8601, sizes in bytes, pictures as PNG in base64. */
export type Shown = z.output<typeof shown>

/** How somebody is reached; `wanted` is an address that is to be confirmed, no `phone` means that none is asked for. */
export type Contact = NonNullable<Shown['contact']>

/** A question whose answer can be corrected. */
export type Correctable = Shown['answers'][number]

const answer = z.object({
  success: z.boolean(),
  data: z.unknown().optional(),
  isAddressAsked: z.boolean().optional(),
  isTaken: z.boolean().optional(),
  isClosed: z.boolean().optional(),
})

const refusal = z.object({
  error: z.object({ details: z.object({ code: z.string(), fields: z.array(z.object({ path: z.string(), code: z.string() })).catch([]) }) }),
})

/** Never throws for a service that does not answer: null, after which the same may be tried again. */
async function unlessAway<Answered>(ask: () => Promise<Answered>): Promise<Answered | null> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error
    log.error(error.message)
    return null
  }
}

const call = (action: string, data: Record<string, unknown>): Promise<Written | null> => unlessAway(() => write(`/api/private-page/${action}`, data))

/** What became of a call: 'over' where the secret opens nothing (any more), 'closed' where it opens what takes no such thing any more, 'error' where no answer came that can be understood. */
export type Outcome = 'done' | 'over' | 'closed' | 'error'

function outcomeOf(written: Written | null): Outcome {
  const read = answer.safeParse(written?.body).data
  if (!read) return 'error'
  if (read.isClosed) return 'closed'
  return read.success ? 'done' : 'over'
}

/** What the secret of a mail's link opens, in the words of a language. (docs/decisions/private-pages.md) */
export async function readPrivatePage(token: string, language: Locale): Promise<Shown | 'over' | 'error'> {
  const written = await call('read', { token, language })
  const outcome = outcomeOf(written)
  if (outcome !== 'done') return outcome === 'over' ? outcome : 'error'
  return shown.safeParse(answer.safeParse(written?.body).data?.data).data ?? 'error'
}

/** Withdraws or erases what the secret opens. Twice is as good as once. */
export const actOnPrivatePage = async (action: 'withdraw' | 'erase', token: string): Promise<Outcome> => outcomeOf(await call(action, { token }))

/** All of what the secret opens, as a ZIP archive that is read while it comes; why there is none otherwise. */
export async function downloadPrivatePage(token: string, language: Locale, reader: AbortSignal): Promise<ReadableStream<Uint8Array> | Outcome> {
  const response = await unlessAway(() => writeForStream('/api/private-page/download', { token, language }, reader))
  if (response?.ok && response.body && response.headers.get('content-type') === 'application/zip') return response.body
  const body: unknown = await response?.json().catch(() => null)
  return outcomeOf(response && { status: response.status, body })
}

/** Asks for a mail with the links to all that an address has sent, and says whether that was one too many. Whether there is anything is told by the mail alone. */
export async function requestPrivateLinks(email: string): Promise<'done' | 'error' | Throttled> {
  const written = await call('links', { email })
  return (written && throttledBy(written)) ?? (outcomeOf(written) === 'done' ? 'done' : 'error')
}

export type Changed = { outcome: Outcome | 'limited'; isAddressAsked: boolean; errors: { path: string; code: string }[] }

function changedBy(written: Written | null): Changed {
  const refused = refusal.safeParse(written?.body).data?.error.details
  if (refused?.code === 'rate_limited') return { outcome: 'limited', isAddressAsked: false, errors: [] }
  if (refused) return { outcome: 'error', isAddressAsked: false, errors: refused.fields }
  return { outcome: outcomeOf(written), isAddressAsked: answer.safeParse(written?.body).data?.isAddressAsked ?? false, errors: [] }
}

/** Corrects how somebody is reached; with what is wrong with it, in the codes of the rules. */
export const correctContact = async (token: string, contact: { email: string; phone?: string }): Promise<Changed> =>
  changedBy(await call('correct', { token, ...contact }))

/** Corrects answers, by the names of their questions; with what is wrong with each, in the codes of the rules. */
export const correctAnswers = async (token: string, answers: Readonly<Record<string, string>>): Promise<Changed> =>
  changedBy(await call('correct-answers', { token, answers }))

/** Adds a file that is with the content service already, by its id. */
export const addFile = async (token: string, file: string): Promise<Changed> => changedBy(await call('add-file', { token, file }))

/** Confirms another address by the secret of the mail to it; 'taken' where it has an application or registration of that kind already. */
export async function confirmAddress(token: string): Promise<Outcome | 'taken'> {
  const written = await call('confirm', { token })
  return answer.safeParse(written?.body).data?.isTaken ? 'taken' : outcomeOf(written)
}
