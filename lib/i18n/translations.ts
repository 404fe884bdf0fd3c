import 'server-only'
import { getTranslations as makeTranslations } from 'next-intl/server'

/** What says a text; its own type has every key of every namespace. */
type Translate = (key: string, values?: unknown, ...rest: unknown[]) => string

/** By language and namespace. The messages of a process stay as they are. */
const made = new Map<string, unknown>()

/** A text without values is put together once. */
function remembering(translate: Translate): Translate {
  const said = new Map<string, string>()
  return new Proxy(translate, {
    apply(say, self, parameters: Parameters<Translate>) {
      const [key, values] = parameters
      if (values !== undefined) return Reflect.apply(say, self, parameters)
      const text = said.get(key) ?? Reflect.apply(say, self, parameters)
      said.set(key, text)
      return text
    },
  })
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
    const words = Promise.resolve(Reflect.apply(make, self, [scope]) as Translate | Promise<Translate>).then(remembering)
    made.set(name, words)
    // What could not be read is read again: it would be missing until the process ends.
    words.catch(() => made.delete(name))
    return words
  },
})
