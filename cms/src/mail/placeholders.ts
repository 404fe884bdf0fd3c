import type { MailTemplate } from '../outbox/mail-names'
import type { Text } from './defaults'

/** Words in braces that are filled in. */
export const PLACEHOLDER = /\{([^{}\n]*)\}/g

const COMMON = ['name', 'title', 'reference', 'waiting']

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
  seatOffered: { known: ['date', 'place', 'until', 'link', 'decline'], needed: ['until', 'link'] },
  offerLapsed: { known: ['date', 'place', 'page'], needed: [] },
  planFailed: { known: ['date', 'problem', 'page'], needed: ['title', 'problem'] },
  eventReminder: { known: ['date', 'place', 'ticket', 'link'], needed: ['date', 'link'] },
}

const inBraces = (names: string[]) => names.map((name) => `{${name}}`).join(', ')

/** The first word in braces that nothing is filled in for, or a brace that stands alone. */
const unknownIn = (text: string, known: string[]): string | undefined =>
  [...text.matchAll(PLACEHOLDER)].find(([, name = '']) => !known.includes(name))?.[0] ?? /[{}]/.exec(text.replace(PLACEHOLDER, ''))?.[0]

/** What is wrong with the text of a mail: it is empty, knows no such placeholder, or lacks one. */
export type TextProblem = { field: 'subject' | 'body'; problem: 'mailEmpty' | 'mailUnknown' | 'mailLacks'; words: string[] }

/** The first thing that would make a mail of this text unreadable or useless, or null. */
export function problemOf(template: MailTemplate, text: Text): TextProblem | null {
  const known = [...COMMON, ...OWN[template].known]
  for (const field of ['subject', 'body'] as const) {
    if (!text[field].trim()) return { field, problem: 'mailEmpty', words: [] }
    const unknown = unknownIn(text[field], known)
    if (unknown) return { field, problem: 'mailUnknown', words: [unknown, inBraces(known)] }
  }
  const missing = OWN[template].needed.filter((name) => !text.body.includes(`{${name}}`))
  return missing.length > 0 ? { field: 'body', problem: 'mailLacks', words: [inBraces(missing)] } : null
}
