import 'server-only'
import { randomUUID } from 'node:crypto'
import { ContentUnavailable } from '@/lib/content/errors'
import { submit, type Submitted } from '@/lib/content/submissions'
import { type Body, readStoredFiles } from './body'
import { captcha } from './captcha'
import { issueConfirmation, redeemConfirmation } from './confirmation'
import { definitionOf } from './definitions'
import type { FormDefinition } from './definition'
import { type Errors, type FormName, type FormState, valueOf } from './form'
import { idempotencyKey } from './idempotency'
import { takeAttempt, takeFileTurn, takeTurn, type Turn } from '@/lib/server/limits'
import { log } from '@/lib/log'
import { pathTo } from '@/rules/forms'
import type { Locale } from '@/rules/languages'
import { readPhones } from './phones'
import { refusal } from './refusal'
import { storeUploads } from './uploads'

export type Received = {
  form: FormName
  locale: Locale
  body: Body
  /** Where the visitor's request came from; for limits only. */
  address: string
  /** Whether script sent it, which can solve a captcha; else a second page asks to confirm. */
  isScripted: boolean
  /** Whether an editor tries the form in a preview: it is checked, and nothing is handed in. */
  isTrial?: boolean
}

export type Outcome = { state: 'sent'; reference: string; about?: string } | { state: 'returned'; status: number; form: FormState }

const ATTEMPT = /^[\w-]{16,64}$/

/** One form on its way from a visitor to the content service. (Architecture, the way of a form) */
class Reception {
  private readonly definition: FormDefinition
  private readonly attempt: string
  private readonly state: FormState

  constructor(private readonly received: Received) {
    const { form, body } = received
    this.definition = definitionOf(form)
    const { attempt = '' } = body.control
    this.attempt = ATTEMPT.test(attempt) ? attempt : randomUUID()
    this.state = { values: body.values, errors: {}, files: {}, attempt: this.attempt }
  }

  /** Without an answer of the content service nothing is lost: the same attempt may be sent again. */
  async run(): Promise<Outcome> {
    try {
      return await this.check()
    } catch (error) {
      if (!(error instanceof ContentUnavailable)) throw error
      log.error(error.message)
      return this.back(503, { problem: this.definition.failures.unanswered })
    }
  }

  private async check(): Promise<Outcome> {
    const { form, locale, body, address } = this.received
    const attempt = await takeAttempt({ form, address })
    if (!attempt.allowed) return this.limited(attempt.retryAfterSeconds)
    const bytes = body.uploads.reduce((sum, { file }) => sum + file.size, 0)
    const upload = bytes > 0 ? await takeFileTurn({ form, address }, bytes) : attempt
    if (!upload.allowed) return this.limited(upload.retryAfterSeconds)
    const wrong = await this.takeFiles()
    const phones = readPhones(body.values)
    const reading = await this.definition.read(phones.values, locale)
    if (!reading) return this.back(404, { problem: 'not_found' })
    const errors = { ...phones.errors, ...reading.errors, ...wrong }
    if (reading.errors || Object.keys(errors).length > 0) return this.back(422, { errors })
    if (this.received.isTrial) return this.back(200, { problem: 'trial' })
    const key = idempotencyKey(form, body.values, this.attempt)
    const stopped = await this.checkHuman(key)
    return stopped ?? this.hand(reading.data, key)
  }

  private async hand(data: object, key: string): Promise<Outcome> {
    const { form, address, body, locale } = this.received
    // Anonymous feedback has no address, and so no sender to count.
    const email = this.definition.email && valueOf(body.values, this.definition.email)
    const turn = await takeTurn({ form, address, email, isConfirmed: Boolean(body.control.confirmation) })
    if (!turn.allowed) return this.limited(turn.retryAfterSeconds)
    const answer = await this.submitWithin(turn, data, key)
    if (answer.state === 'stored') {
      return { state: 'sent', reference: this.definition.hidesReference ? '' : answer.reference, about: this.definition.about?.(body.values) }
    }
    const { status, ...found } = refusal(form, answer)
    const precise = found.problem && (await this.definition.refused?.(found.problem, body.values, locale))
    return this.back(status, precise ?? found)
  }

  /** A refused form gives its turn back. A duplicate counts, since anybody could otherwise ask without limit who has applied. */
  private async submitWithin(turn: Extract<Turn, { allowed: true }>, data: object, key: string): Promise<Submitted> {
    let answer: Submitted | undefined
    try {
      answer = await submit(`/api${pathTo(this.received.form)}`, data, key)
      return answer
    } finally {
      if (answer?.state !== 'stored' && answer?.code !== 'duplicate') await turn.giveBack()
    }
  }

  private limited(retryAfterSeconds: number): Outcome {
    return this.back(429, { problem: 'rate_limited', waitMinutes: Math.ceil(retryAfterSeconds / 60) })
  }

  private async takeFiles(): Promise<Errors> {
    const { body, locale } = this.received
    const fields = (await this.definition.files?.(body.values, locale)) ?? []
    this.state.files = readStoredFiles(body.values, fields)
    return storeUploads(this.received.form, body, fields, this.state.files)
  }

  /** A captcha of script, or a confirmation; also of whoever fills in what nobody sees, as programs do, and browsers that fill in everything. */
  private async checkHuman(key: string): Promise<Outcome | null> {
    const { form, body, isScripted } = this.received
    if (body.control.confirmation) {
      const isConfirmed = (await redeemConfirmation(body.control.confirmation, form, key)) !== null
      return isConfirmed ? null : this.back(403, { problem: 'expired' })
    }
    if (body.control.trap) return this.back(200, { problem: 'confirm' })
    const passed = await captcha().verify(body.control.captcha ?? '')
    if (passed === 'passed') return null
    if (isScripted) return this.back(403, { problem: passed === 'missing' ? captcha().missing : 'captcha_failed' })
    return this.back(200, { problem: 'confirm' })
  }

  /** The form with what was typed; where a confirmation is asked for, and without script, it may be sent without a captcha then. */
  private back(status: number, found: Pick<FormState, 'problem' | 'waitMinutes'> & { errors?: Errors }): Outcome & { state: 'returned' } {
    const { form, isScripted } = this.received
    const confirmation = isScripted && found.problem !== 'confirm' ? undefined : issueConfirmation(form)
    return { state: 'returned', status, form: { ...this.state, errors: {}, ...found, ...(confirmation && { confirmation }) } }
  }
}

/** Checks what a visitor sent and hands it to the content service. Nothing of it is logged. (Architecture, the way of a form) */
export const receive = (received: Received): Promise<Outcome> => new Reception(received).run()
