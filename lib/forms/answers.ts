import 'server-only'
import { randomUUID } from 'node:crypto'

/** Answers to forms that were sent without script, in the memory of this process, which asks itself for the page that shows one. */
export class Answers<Answer> {
  private readonly waiting = new Map<string, Answer>()

  /** Runs with the name of an answer, under which its page finds it meanwhile. */
  async during<T>(answer: Answer, run: (id: string) => Promise<T>): Promise<T> {
    const id = randomUUID()
    this.waiting.set(id, answer)
    try {
      return await run(id)
    } finally {
      this.waiting.delete(id)
    }
  }

  /** The answer of this name, or null when nobody waits for its page. */
  read(id: string | string[] | undefined): Answer | null {
    return (typeof id === 'string' && this.waiting.get(id)) || null
  }
}
