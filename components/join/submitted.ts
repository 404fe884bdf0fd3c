import { type Values, valueOf } from '@/lib/forms/form'
import { isEmail } from '@/rules/fields/email'

type Ask = (email: string, department: string) => Promise<boolean | null>

const keyOf = (values: Values) => `${valueOf(values, 'email').trim().toLowerCase()} ${valueOf(values, 'department')}`

/** What is known of addresses that have applied to departments already. */
export class Submitted {
  private readonly known = new Map<string, boolean>()
  /** Grows whenever what is known is known no more, and with it what was asked before. */
  private times = 0

  constructor(private readonly askService: Ask) {}

  has(values: Values): boolean {
    return this.known.get(keyOf(values)) === true
  }

  add(values: Values): void {
    this.known.set(keyOf(values), true)
  }

  /** After an application was sent what was known is known no more. */
  forget(): void {
    this.known.clear()
    this.times++
  }

  /** Asks for a valid address and a chosen department, once; a question that fails may be asked again. (Requirements, section 5) */
  async ask(values: Values): Promise<void> {
    const [email, department, key] = [valueOf(values, 'email').trim(), valueOf(values, 'department'), keyOf(values)]
    if (!department || !isEmail(email) || this.known.has(key)) return
    const { times } = this
    const answer = await this.askService(email, department)
    if (answer !== null && times === this.times) this.known.set(key, answer)
  }
}
