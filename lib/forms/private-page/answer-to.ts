import 'server-only'
import { z } from 'zod'
import { actOnPrivatePage, addFile, confirmAddress, correctAnswers, correctContact, requestPrivateLinks } from '@/lib/content/private-page'
import type { Body } from '@/lib/forms/body'
import { type ErrorCode, readErrorCode } from '@/lib/forms/error-codes'
import { type Errors, type Values, valueOf } from '@/lib/forms/form'
import { PHONE_COUNTRY, PHONE_MEANT } from '@/lib/forms/phone-names'
import { readPhones } from '@/lib/forms/phones'
import { storeFile } from '@/lib/forms/uploads'
import { takeAttempt, takeFileTurn, takeTurn } from '@/lib/server/limits'
import { email } from '@/rules/fields/email'
import { carriedBy } from './addresses'
import { answerName, isAnswer, questionOf } from './answer-names'
import { type Answer, type Deed, DEEDS, limited, type Told } from './answer'
import { FORM } from './form-name'

type Sent = {
  values: Values
  uploads: Body['uploads']
  /** Where the visitor's request came from; for limits only. */
  address: string
}

const asked = z.object({ email })

const pick = (values: Values, names: readonly string[]): Values => Object.fromEntries(names.map((name) => [name, valueOf(values, name)]))

/** What is missing is called by its name. */
const MISSING: Readonly<Record<string, ErrorCode>> = { email: 'email_required', phone: 'phone_required' }

const errorsOf = (issues: readonly { path: string; code: string }[]): Errors =>
  Object.fromEntries(issues.map(({ path, code }) => [path, code === 'required' ? (MISSING[path] ?? 'field_required') : readErrorCode(code)]))

/** The answer is the same whether or not somebody has sent anything from the address. */
async function ask({ values, address }: Sent): Promise<Told> {
  const typed = pick(values, ['email'])
  const { data, error } = asked.safeParse(typed)
  if (!data) return { result: 'wrong', values: typed, errors: errorsOf(error.issues.map(({ message }) => ({ path: 'email', code: message }))) }
  const turn = await takeTurn({ form: FORM, address, email: data.email })
  if (!turn.allowed) return { values: typed, ...limited(turn) }
  const asking = await requestPrivateLinks(data.email)
  return { values: typed, ...(typeof asking === 'string' ? { result: asking } : limited(asking)) }
}

/** The number is looked at as in the forms, and written as it can be called from anywhere. */
async function correct(link: string, values: Values): Promise<Told> {
  const typed = pick(values, ['email', 'phone', `phone${PHONE_COUNTRY}`, `phone${PHONE_MEANT}`])
  const read = readPhones(typed)
  if (Object.keys(read.errors).length > 0) return { result: 'wrong', values: typed, errors: read.errors }
  const { outcome, isAddressAsked, errors } = await correctContact(link, { email: valueOf(typed, 'email'), phone: valueOf(read.values, 'phone') })
  if (errors.length > 0) return { result: 'wrong', values: typed, errors: errorsOf(errors) }
  if (outcome === 'done') return { result: isAddressAsked ? 'asked' : 'done' }
  return { result: outcome, values: typed }
}

/** Answers are corrected by the rules of their questions, which the content service knows. */
async function correctWhatWasAnswered(link: string, values: Values): Promise<Told> {
  const names = Object.keys(values).filter(isAnswer)
  const typed = pick(values, names)
  const { outcome, errors } = await correctAnswers(link, Object.fromEntries(names.map((name) => [questionOf(name), valueOf(values, name)])))
  if (errors.length > 0) return { result: 'wrong', values: typed, errors: errorsOf(errors.map(({ path, code }) => ({ path: answerName(path), code }))) }
  return outcome === 'done' ? { result: outcome } : { result: outcome, values: typed }
}

/** Named as the form whose files it takes, by the same checks and limits. */
const FILES_OF = 'volunteer'

async function add(link: string, { uploads, address }: Sent): Promise<Told> {
  const file = uploads.find(({ field }) => field === 'file')?.file
  if (!file) return { result: 'wrong', errors: { file: 'file_required' } }
  const turn = await takeFileTurn({ form: FILES_OF, address }, file.size)
  if (!turn.allowed) return limited(turn)
  const stored = await storeFile(file, FILES_OF)
  if (!stored.file) return { result: 'wrong', errors: { file: stored.error } }
  const { outcome, errors } = await addFile(link, stored.file.id)
  return errors.length > 0 ? { result: 'wrong', errors: errorsOf(errors) } : { result: outcome }
}

async function actWith(link: string, deed: Exclude<Deed, 'ask' | 'confirm' | 'download'>, sent: Sent): Promise<Told> {
  if (deed === 'correct') return correct(link, sent.values)
  if (deed === 'correctAnswers') return correctWhatWasAnswered(link, sent.values)
  return deed === 'addFile' ? add(link, sent) : { result: await actOnPrivatePage(deed, link) }
}

async function act(deed: Exclude<Deed, 'ask' | 'download'>, sent: Sent): Promise<Told> {
  const { values, address } = sent
  const { link, confirm } = carriedBy(values)
  const secret = deed === 'confirm' ? confirm : link
  if (!secret) return { result: 'over' }
  const told = deed === 'confirm' ? { result: await confirmAddress(secret) } : await actWith(secret, deed, sent)
  if (told.result !== 'over') return told
  // Only links that open nothing are counted: a flood of them never stops a right one.
  const turn = await takeAttempt({ form: FORM, address })
  return turn.allowed ? told : limited(turn)
}

const isAnswered = (deed: Deed): deed is Exclude<Deed, 'download'> => deed !== 'download'

/** Does what a form of a private page asks for, but for a download, which is no answer on a page. (docs/decisions/private-pages.md) */
export async function answerTo(sent: Sent): Promise<Answer> {
  const deed = DEEDS.filter(isAnswered).find((known) => known === valueOf(sent.values, 'deed')) ?? 'ask'
  return { deed, ...(await (deed === 'ask' ? ask(sent) : act(deed, sent))) }
}
