import 'server-only'
import { getTranslations as makeTranslations } from 'next-intl/server'

/** By language and namespace. The messages of a process stay as they are. */
const made = new Map<string, unknown>()

/** What could not be read is read again: it would be missing until the process ends. */
function forgetFailure(name: string, words: unknown): void {
  if (words instanceof Promise) words.catch(() => made.delete(name))
}

/**
 * The words of a language and namespace: next-intl's `getTranslations`, which reads every message anew each time it is asked outside of the
 * framework's own rendering, made once and kept. The language is always said: nothing here knows a request.
 */
export const getTranslations = new Proxy(makeTranslations, {
  apply(make, self, [scope]: Parameters<typeof makeTranslations>) {
    const name = JSON.stringify(scope)
    const found = made.get(name)
    if (found) return found
    const words: unknown = Reflect.apply(make, self, [scope])
    made.set(name, words)
    forgetFailure(name, words)
    return words
  },
})
