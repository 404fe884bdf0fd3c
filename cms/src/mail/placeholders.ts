import type { MailTemplate } from '../outbox/mail-names'
import { isBlank } from '../rules/text'
import type { Text } from './defaults'

/** Words in braces that are filled in. */
export const PLACEHOLDER = /\{([^{}\n]*)\}/g

/** What every mail knows, and every template of a reply. */
export const COMMON = ['name', 'title', 'reference', 'waiting']

/** Mails to editors, those that have links of their own, and those to an address that is not, or no longer, the one of the submission. */
const WITHOUT_PAGE: readonly MailTemplate[] = ['planFailed', 'opinionAsked', 'links', 'addressConfirm', 'addressChanged']

/** Whether a mail carries the link to the private page of what it is about. */
export const hasPage = (template: MailTemplate): boolean => !WITHOUT_PAGE.includes(template)

/** What each mail knows besides, and what it is useless without. */
const OWN: Record<MailTemplate, { known: string[]; needed: string[] }> = {
  verification: { known: ['link', 'code', 'period'], needed: ['link', 'code'] },
  confirmation: { known: ['sent'], needed: ['reference'] },
  registration: { known: ['date', 'place', 'ticket', 'link'], needed: ['link'] },
  repeated: { known: ['date', 'place', 'ticket', 'link'], needed: ['link'] },
  invitation: { known: ['link', 'sent'], needed: ['link'] },
  accepted: { known: ['reason'], needed: [] },
  rejected: { known: ['reason'], needed: [] },
  cancellation: { known: ['date', 'place'], needed: [] },
  eventChanged: { known: ['date', 'place', 'formerly', 'link'], needed: ['date', 'place', 'link'] },
  eventCancelled: { known: ['date', 'place'], needed: ['title'] },
  waitingList: { known: ['date', 'place', 'link'], needed: ['link'] },
  seatOffered: { known: ['date', 'place', 'formerly', 'until', 'link', 'decline'], needed: ['until', 'link'] },
  offerLapsed: { known: ['date', 'place', 'page'], needed: [] },
  planFailed: { known: ['date', 'problem', 'page'], needed: ['title', 'problem'] },
  opinionAsked: { known: ['asker', 'question', 'page'], needed: ['page'] },
  reply: { known: ['subject', 'answer'], needed: ['answer'] },
  links: { known: ['links'], needed: ['links'] },
  withdrawn: { known: [], needed: [] },
  addressConfirm: { known: ['link'], needed: ['link'] },
  addressChanged: { known: [], needed: [] },
  eventReminder: { known: ['date', 'place', 'ticket', 'link', 'unsubscribe'], needed: ['date', 'link'] },
}

export const inBraces = (names: string[]) => names.map((name) => `{${name}}`).join(', ')

/** The words in braces that a mail fills in. */
export const placeholdersOf = (template: MailTemplate): string[] => [...COMMON, ...(hasPage(template) ? ['mine'] : []), ...OWN[template].known]

/** Those that it is useless without. */
export const neededBy = (template: MailTemplate): string[] => OWN[template].needed

/** The words in braces that nothing is filled in for, and braces that stand alone. */
export function unknownIn(text: string, known: string[]): string[] {
  const words = [...text.matchAll(PLACEHOLDER)].flatMap(([word, name = '']) => (known.includes(name) ? [] : [word]))
  return [...new Set([...words, ...(text.replace(PLACEHOLDER, '').match(/[{}]/g) ?? [])])]
}

/** What is wrong with the text of a mail: it is empty, knows no such placeholder, or lacks one. */
export type TextProblem = { field: 'subject' | 'body'; problem: 'mailEmpty' | 'mailUnknown' | 'mailLacks'; words: string[] }

/** All that would make a mail of this text unreadable or useless. */
export function problemsOf(template: MailTemplate, text: Text): TextProblem[] {
  const known = placeholdersOf(template)
  const problems = (['subject', 'body'] as const).flatMap((field): TextProblem[] =>
    !isBlank(text[field])
      ? unknownIn(text[field], known).map((word) => ({ field, problem: 'mailUnknown', words: [word, inBraces(known)] }))
      : [{ field, problem: 'mailEmpty', words: [] }],
  )
  const missing = neededBy(template).filter((name) => !text.body.includes(`{${name}}`))
  if (missing.length > 0) problems.push({ field: 'body', problem: 'mailLacks', words: [inBraces(missing)] })
  return problems
}

/** The first of it, or null. */
export const problemOf = (template: MailTemplate, text: Text): TextProblem | null => problemsOf(template, text)[0] ?? null
