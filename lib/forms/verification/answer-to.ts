import 'server-only'
import {
  acceptSeat,
  type Application,
  cancelRegistration,
  readVerificationLink,
  requestVerificationMail,
  type VerificationCode,
  type VerificationLink,
  verifyApplication,
} from '@/lib/content/verification'
import { type Values, valueOf } from '@/lib/forms/form'
import { type Refused, takeAttempt, takeTurn } from '@/lib/server/limits'
import type { Locale } from '@/rules/languages'
import { type Answer, WAYS } from './answer'
import { isSeatPage, type Page, type Parameters } from './pages'
import { codeSchema, mailSchema, mistakes, typedValues } from './typed'

type Sent = {
  locale: Locale
  page: Page
  /** Of the page's address, where the link is. */
  parameters: Parameters
  values: Values
  /** Where the visitor's request came from; for limits only. */
  address: string
}

type Result = Omit<Answer, 'by'>

const limited = ({ retryAfterSeconds }: Pick<Refused, 'retryAfterSeconds'>): Result => ({
  state: 'limited',
  waitMinutes: Math.ceil(retryAfterSeconds / 60),
})

async function verify(application: Application, proof: VerificationLink | VerificationCode, locale: Locale): Promise<Result> {
  const verification = await verifyApplication(application, proof, locale)
  return verification.state === 'verified' ? { state: 'done', department: verification.department } : verification
}

/** Counts what was wrong, and nothing else: a flood of wrong links never stops a right one. */
async function countWrong(form: string, address: string, result: Result): Promise<Result> {
  if (result.state !== 'failed') return result
  const turn = await takeAttempt({ form, address })
  return turn.allowed ? result : limited(turn)
}

async function open(page: Page, link: VerificationLink, locale: Locale): Promise<Result> {
  if (isSeatPage(page)) return { state: await (page === 'seat' ? acceptSeat : cancelRegistration)(link) }
  return verify(page, link, locale)
}

async function followLink({ locale, page, parameters, address }: Sent): Promise<Result> {
  const link = readVerificationLink(parameters)
  return link ? countWrong('verification-link', address, await open(page, link, locale)) : { state: 'missing' }
}

/** The content service counts the guesses of each code. */
async function takeCode(application: Application, { locale, values, address }: Sent): Promise<Result> {
  const typed = codeSchema.safeParse(typedValues(values))
  if (!typed.success) return { state: 'wrong', errors: mistakes(typed.error) }
  return countWrong('verification-code', address, await verify(application, typed.data, locale))
}

/** The answer is the same whether or not somebody has applied with the address. */
async function sendMail(application: Application, { values, address }: Sent): Promise<Result> {
  const typed = mailSchema.safeParse(typedValues(values))
  if (!typed.success) return { state: 'wrong', errors: mistakes(typed.error) }
  const { email } = typed.data
  const turn = await takeTurn({ form: 'verification-mail', address, email })
  if (!turn.allowed) return limited(turn)
  const asking = await requestVerificationMail(application, email)
  return typeof asking === 'string' ? { state: asking } : limited(asking)
}

/** Does what a form of a verification or cancellation page asks for. (Requirements, sections 4 to 7) */
export async function answerTo(sent: Sent): Promise<Answer> {
  const { page, values } = sent
  const by = WAYS.find((way) => way === valueOf(values, 'by')) ?? 'link'
  if (isSeatPage(page) || by === 'link') return { by: 'link', ...(await followLink(sent)) }
  const result = await (by === 'code' ? takeCode(page, sent) : sendMail(page, sent))
  return { by, ...result, values: typedValues(values) }
}
