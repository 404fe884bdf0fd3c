import { existsSync, renameSync, rmSync } from 'node:fs'
import { Problem } from '../problem.mjs'

/** Files that take the place of others: each move can be undone until the replaced ones are deleted. */
export class Moves {
  #done = []
  #leftovers = []

  move(from, to) {
    renameSync(from, to)
    this.#done.push({ from, to })
  }

  /** Something that has no use any more once all moves hold, or all are undone. */
  leave(path) {
    this.#leftovers.push(path)
  }

  undo() {
    for (const { from, to } of this.#done.splice(0).reverse()) renameSync(to, from)
    this.clear()
  }

  clear() {
    for (const path of this.#leftovers.splice(0)) rmSync(path, { recursive: true, force: true })
  }
}

/** What a restore that was cut off in its last step has put aside must not be lost by the next one. */
export function refuseLeftovers(path) {
  if (existsSync(path)) throw new Problem(`An earlier restore was cut off: ${path} holds what was there before. Move it back, or delete it, and try again.`)
}
