import type { Answer, FAQPage, WithContext } from 'schema-dts'
import { z } from 'zod'
import { collection } from '@/lib/content/client'
import { order, text } from '@/lib/content/fields'
import { plainText, richText } from '@/lib/content/rich-text'
import { path, routes } from '@/lib/i18n/paths'
import { SCHEMA } from '@/lib/seo/json-ld'
import type { Locale } from '@/rules/languages'
import { entity } from './entity'

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

const documents = collection({ path: '/api/faqs', model: 'faq', schema })

/** The questions of the help center, by ascending priority. */
export async function getFaqs(locale: Locale): Promise<Faq[]> {
  return (await documents.all(locale)).sort(byPriority)
}

/** Questions with answers, or null when there are none. */
export function faqPageJsonLd(locale: Locale, faqs: readonly Faq[]): WithContext<FAQPage> | null {
  if (faqs.length === 0) return null
  return {
    '@context': SCHEMA,
    '@type': 'FAQPage',
    inLanguage: locale,
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) } satisfies Answer,
    })),
  }
}

export const faqs = entity({
  documents,
  searchType: 'faqs',
  shownOn: routes.faqs,
  brief: (locale, { id, question }) => ({ id, title: question, href: path(locale, `${routes.help}#faq-${id}`) }),
  words: ({ answer }) => [plainText(answer)],
})
