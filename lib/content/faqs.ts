import { z } from 'zod'
import type { Locale } from '@/rules/languages'
import { collection } from './documents'
import { order, text } from './fields'
import { richText } from './rich-text'

const schema = (locale: Locale) =>
  z
    .object({ documentId: z.string(), question: z.string(), answer: richText(locale), prio: order })
    .transform(({ prio, documentId, ...faq }) => ({ id: documentId, ...faq, priority: prio }))

/** A question with its answer, as the help center and the project pages show it. */
export type Faq = z.output<ReturnType<typeof schema>>

/** A question inside another document (a project). (Requirements, section 3) */
export const faqComponent = (locale: Locale) =>
  z
    .object({ id: z.union([z.number(), z.string()]), question: text, answer: richText(locale), priority: order })
    .transform(({ id, question, ...faq }): Faq => ({ id: String(id), question: question ?? '', ...faq }))

export const byPriority = (a: Faq, b: Faq) => a.priority - b.priority

const faqs = collection({ path: '/api/faqs', model: 'faq', schema })

/** The questions of the help center, by ascending priority. */
export async function getFaqs(locale: Locale): Promise<Faq[]> {
  return (await faqs.all(locale)).sort(byPriority)
}

export function getFaq(locale: Locale, documentId: string): Promise<Faq | null> {
  return faqs.one(locale, 'documentId', documentId)
}
