import { setTimeout as waitFor } from 'node:timers/promises'

const TRIES = 40
const PAUSE = 25

/** Whether a transaction of PostgreSQL came to nothing because another one wrote meanwhile. On SQLite they wait for each other (`src/sqlite.ts`). */
const isContended = (error: unknown): boolean => error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01')

/** Runs a transaction again, a little later, when another one was in its way. */
export async function patiently<T>(run: () => Promise<T>): Promise<T> {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await run()
    } catch (error) {
      if (left === 0 || !isContended(error)) throw error
      await waitFor(PAUSE * (1 + Math.random()))
    }
  }
}
