import type * as z from 'zod/mini'
import type { RuleCode } from '@/rules/codes'
import { type ErrorCode, readErrorCode } from './error-codes'

type Issue = { path: readonly PropertyKey[]; message: string }

/** The rules of a form in its own words: the messages are codes of errors. */
export type FormSchema<Data> = { safeParse: (values: unknown) => { success: true; data: Data } | { success: false; error: { issues: Issue[] } } }

/** What a form says instead of the usual words, by the field and the rule. */
export type Words = Readonly<Record<string, Partial<Record<RuleCode, ErrorCode>>>>

/** Rules that both packages share, with the words of a form for what is wrong. (Requirements, sections 5 and 8) */
export function inWords<Data>(rules: z.ZodMiniType<Data>, words: Words): FormSchema<Data> {
  const wordFor = ({ path, message }: Issue): string => new Map(Object.entries(words[path.join('.')] ?? {})).get(message) ?? readErrorCode(message)
  return {
    safeParse: (values) => {
      const result = rules.safeParse(values)
      if (result.success) return result
      return { success: false, error: { issues: result.error.issues.map((issue) => ({ path: issue.path, message: wordFor(issue) })) } }
    },
  }
}
