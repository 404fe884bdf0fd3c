import { z } from 'zod/mini'
import { canProveWork, proveWork } from './altcha'

/** Requirements, section 9. */
const LAST_WAIT_MS = 1000
const FETCH_TIMEOUT_MS = 10_000

/** Thrown away this part of its life before the server would, which gets it later. */
const MARGIN = 0.1

const taskSchema = z.discriminatedUnion('provider', [
  z.object({ provider: z.literal('altcha'), challenge: z.unknown(), lastsSeconds: z.number() }),
  z.object({ provider: z.literal('recaptcha'), siteKey: z.string(), lastsSeconds: z.number() }),
])

type Token = { value: string; goodUntil: number }

const pause = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms))

/** The captcha of one form: made ahead, so that it is there when the form is sent. One token is good for one submission. */
export class FormCaptcha {
  /** False when there can be no token here: the form goes without, and the server asks to confirm. */
  isSupported = true
  private wasMissing = false
  private making: Promise<Token | null> | null = null

  constructor(private readonly form: string) {}

  /** At the first touch of the form. */
  start(): void {
    this.making ??= this.make().catch(() => null)
  }

  /** After every attempt to send: a token is never used again. (Requirements, section 4) */
  reset(): void {
    this.making = null
  }

  /** The token, or null: after one more try, for which a second is waited. Whoever takes it must `reset`. (Requirements, section 4) */
  async getToken(): Promise<string | null> {
    if (!this.isSupported) return null
    const token = (await this.current()) ?? (this.isSupported ? await this.tryAgain() : null)
    if (!token) this.miss()
    return token?.value ?? null
  }

  /** There was no token, or nobody could check it. Who was told so once goes without the next time: nobody is shut out by it. */
  miss(): void {
    if (this.wasMissing) this.isSupported = false
    this.wasMissing = true
  }

  /** What was missing for want of a line does not count. */
  forgive(): void {
    this.wasMissing = false
  }

  private async current(): Promise<Token | null> {
    this.start()
    const token = await this.making
    if (!token || token.goodUntil > Date.now()) return token ?? null
    this.reset()
    this.start()
    return this.making
  }

  private tryAgain(): Promise<Token | null> {
    this.reset()
    this.start()
    return Promise.race([this.making, pause(LAST_WAIT_MS)])
  }

  private async make(): Promise<Token | null> {
    const askedAt = Date.now()
    const answer = await fetch('/api/captcha', { cache: 'no-store', signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) })
    const task = taskSchema.parse(await answer.json())
    const value = await this.solve(task)
    return value === null ? null : { value, goodUntil: askedAt + task.lastsSeconds * 1000 * (1 - MARGIN) }
  }

  private async solve(task: z.output<typeof taskSchema>): Promise<string | null> {
    if (task.provider === 'recaptcha') return (await import('./recaptcha')).executeRecaptcha(task.siteKey, this.form)
    if (canProveWork()) return proveWork(task.challenge)
    this.isSupported = false
    return null
  }
}
