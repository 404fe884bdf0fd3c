import 'server-only'
import { Answers, LASTS_MS } from './answers'
import { attempt } from '@/lib/redis'
import { seal, unseal } from '@/lib/server/sealed-box'

/**
 * Answers to forms that were sent without script, for whichever process the browser is led to: in the memory of the one that took the form,
 * and sealed in Redis for the others, since somebody's data stands in them. (docs/decisions/answers-without-script.md)
 */
export class SharedAnswers<Answer> {
  private readonly own = new Answers<Answer>()

  /** `name` tells them from answers of another kind, and of another shape. */
  constructor(private readonly name: string) {}

  /** Keeps an answer for half an hour and gives its name, or null when it is larger than any form. */
  async keep(answer: Answer): Promise<string | null> {
    const id = this.own.keep(answer)
    const about = `${this.name}:${id}`
    if (id) await attempt((redis) => redis.set(`answer:${about}`, seal(JSON.stringify(answer), about), 'PX', LASTS_MS))
    return id
  }

  /** The answer of this name, or null when there is none (any more). */
  async read(id: string | string[] | undefined): Promise<Answer | null> {
    const own = this.own.read(id)
    if (own || typeof id !== 'string') return own
    const about = `${this.name}:${id}`
    const box = await attempt((redis) => redis.getBuffer(`answer:${about}`))
    const text = box && unseal(box, about)
    // Sealed, so written by a process of this site.
    return text ? (JSON.parse(text) as Answer) : null
  }
}
