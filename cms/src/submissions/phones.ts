import type { FieldIssue } from '../requests/refusal'
import { phoneProblem } from '../rules/fields/phone-numbers'

/**
 * What is wrong with the telephone numbers among values that have passed the rules of their form, by the numbering plans that the site looks
 * at too: what it refuses is refused from everybody else.
 */
export function phoneIssues(values: unknown, fields: readonly string[]): FieldIssue[] {
  const sent = new Map(Object.entries(values ?? {}))
  return fields.flatMap((path) => {
    const number: unknown = sent.get(path)
    const code = typeof number === 'string' ? phoneProblem(number) : null
    return code ? [{ path, code }] : []
  })
}
