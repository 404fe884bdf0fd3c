import 'server-only'
import { ZodError } from 'zod'
import { env } from '@/lib/env'
import { jsonLog } from '@/lib/log'

/** What is wrong with the settings, a sentence for each that is malformed. Without their values: some are secrets. */
function problems(): string[] {
  try {
    env()
    return []
  } catch (error) {
    if (!(error instanceof ZodError)) throw error
    return error.issues.map(({ path, message }) => `The setting ${path.join('.')} cannot be used: ${message}`)
  }
}

/** Ends the process where a setting is malformed, and says which: it could only fail at every request. */
export function requireSettings(): void {
  const found = problems()
  if (found.length === 0) return
  // The log itself waits for the settings.
  const say = process.env.LOG_FORMAT === 'json' ? (text: string) => jsonLog('error').error(text) : (text: string) => console.error(text)
  for (const problem of found) say(problem)
  process.exit(1)
}
