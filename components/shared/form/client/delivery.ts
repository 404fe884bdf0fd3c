import { unstable_isUnrecognizedActionError as isUnrecognized } from 'next/navigation'
import { CONTROL } from '@/lib/forms/form'
import { FormCaptcha } from '../captcha/captcha'
import { type Answer, readAnswer } from '../enhance/answer'
import { post, TIMEOUT } from '../enhance/post'

/** The server action of a form. */
export type FormAction = (lang: string, data: FormData) => Promise<unknown>

/** What is said of a token that the server did not get. */
const CAPTCHA_MISSING = ['captcha_required', 'captcha_unfinished']

const timeout = () => new Promise<never>((_, reject) => setTimeout(() => reject(new Error('no answer')), TIMEOUT))

/** How one form gets to the server. */
export class Delivery {
  private readonly captcha: FormCaptcha
  /** A proxy may let no action through for good, as one that changes the host does. */
  private isUnanswered = false

  constructor(
    form: string,
    private readonly action: FormAction,
  ) {
    this.captcha = new FormCaptcha(form)
  }

  /** Proves ahead that somebody is at work. */
  prepare(): void {
    this.captcha.start()
  }

  /** What the server says; null where the form has to go as the browser sends it, to the page that asks to confirm. Never throws. */
  async send(address: string, body: FormData): Promise<Answer | null> {
    const { captcha } = this
    const token = await captcha.getToken()
    if (token === null && !captcha.isSupported) return null
    body.set(CONTROL.captcha, token ?? '')
    const answer = await readAnswer(this.ask(address, body))
    captcha.reset()
    // Without a line there is no token either.
    if (answer.state === 'lost') captcha.forgive()
    if (token !== null && answer.state === 'returned' && answer.problem && CAPTCHA_MISSING.includes(answer.problem)) captcha.miss()
    return answer
  }

  /** To the address of the form where the site does not know the action any more, as in a tab from before a deployment. */
  private async ask(address: string, body: FormData): Promise<unknown> {
    if (this.isUnanswered) return post(address, body)
    try {
      return await Promise.race([this.action(document.documentElement.lang, body), timeout()])
    } catch (error) {
      if (isUnrecognized(error)) return post(address, body)
      this.isUnanswered = true
      throw error
    }
  }
}
