import { marks } from './marks.mjs'

/** Does once what many want at the same time. Who comes after a publication does not share what began before it: that is done again. */
export class SharedWork<T> {
  readonly #running = new Map<string, { published: number; result: Promise<T> }>()

  /** The result of `work`, or of what is being done under the same name. */
  do(name: string, work: () => Promise<T>): Promise<T> {
    const running = this.#running.get(name)
    if (running?.published === marks.count) return running.result
    const result = work().finally(() => {
      if (this.#running.get(name)?.result === result) this.#running.delete(name)
    })
    this.#running.set(name, { published: marks.count, result })
    return result
  }
}
