import type * as z from 'zod/mini'
import { routes } from '@/lib/i18n/paths'
import type messages from '@/messages/en.json'
import type { FormDefinition } from './definition'
import type { FormName } from './form'
import { type FormSchema, inWords, type Words } from './in-words'

/** The messages `forms.<form>.…`. */
type Label<Form extends FormName> = Form extends FormName ? keyof (typeof messages)['forms'][Form] : never

/** A field on the page, labelled by the message of its name. Whether it has to be filled in, and how long it may be, is said by the rules. */
export type Control<Form extends FormName = FormName> = {
  name: Label<Form>
  /** A line of text unless said otherwise. */
  kind?: 'paragraph' | 'email' | 'phone'
  /** The message below it. */
  hint?: Label<Form>
  autoComplete?: string
  rows?: number
}

/** A form that is fields, words, and where it goes; it needs no code of its own. */
type PlainForm<Form extends FormName> = Pick<FormDefinition, 'failures' | 'mail' | 'page'> & {
  /** Fetched by themselves: a browser needs those of one form. */
  rules: () => Promise<z.ZodMiniType>
  /** What it says instead of the usual words. */
  words: Words
  /** Until it has a component of its own: in the order of the page; a consent block that the rules ask for comes last. */
  controls?: readonly Control<Form>[]
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
    controls: [
      { name: 'title' },
      { name: 'summary', kind: 'paragraph', rows: 8, hint: 'summaryHint' },
      { name: 'place' },
      { name: 'cost', hint: 'costHint' },
      { name: 'name', autoComplete: 'name' },
      { name: 'email', kind: 'email' },
      { name: 'phone', kind: 'phone', hint: 'phoneHint' },
    ],
    failures: { answered: 'proposal_failed', unanswered: 'unavailable' },
    mail: 'tell',
    page: `${routes.collaborateIndividuals}#proposal`,
  },
} as const satisfies { [Form in FormName]?: PlainForm<Form> }

export type PlainName = keyof typeof plainForms

export const isPlain = (form: string): form is PlainName => Object.hasOwn(plainForms, form)

/** The rules of a plain form in its words. */
export async function plainSchema(form: PlainName): Promise<FormSchema<object>> {
  const { rules, words } = plainForms[form]
  return inWords<object>(await rules(), words)
}
