import type * as z from 'zod/mini'
import { routes } from '@/lib/i18n/paths'
import type { FormDefinition } from './definition'
import type { FormName } from './form'
import { type FormSchema, inWords, type Words } from './in-words'

/** A form that is rules, words, and where it goes; the server needs no code of its own for it. */
type PlainForm = Pick<FormDefinition, 'failures' | 'mail' | 'page'> & {
  /** Fetched by themselves: a browser needs those of one form. */
  rules: () => Promise<z.ZodMiniType>
  /** What it says instead of the usual words. */
  words: Words
}

export const plainForms = {
  contact: {
    rules: async () => (await import('@/rules/forms/contact')).contactRules,
    words: {
      name: { required: 'name_required' },
      email: { required: 'email_required', invalid_email: 'email_invalid' },
      subject: { required: 'subject_required' },
      message: { required: 'contact_message_required' },
    },
    failures: { answered: 'unsent', unanswered: 'unavailable' },
    mail: 'tell',
    page: routes.contact,
  },
  proposal: {
    rules: async () => (await import('@/rules/forms/proposal')).proposalRules,
    words: {
      title: { required: 'title_required' },
      summary: { required: 'summary_required' },
      name: { required: 'name_required' },
      email: { required: 'email_required', invalid_email: 'email_invalid' },
    },
    failures: { answered: 'proposal_failed', unanswered: 'unavailable' },
    mail: 'tell',
    page: `${routes.collaborateIndividuals}#proposal`,
  },
} as const satisfies { [Form in FormName]?: PlainForm }

export type PlainName = keyof typeof plainForms

export const isPlain = (form: string): form is PlainName => Object.hasOwn(plainForms, form)

/** The rules of a plain form in its words. */
export async function plainSchema(form: PlainName): Promise<FormSchema<object>> {
  const { rules, words } = plainForms[form]
  return inWords<object>(await rules(), words)
}
