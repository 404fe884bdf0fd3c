'use client'

import { ActionForm } from '@/components/shared/form/client/ActionForm'
import { EmailField } from '@/components/shared/form/client/fields/EmailField'
import { TextArea } from '@/components/shared/form/client/fields/TextArea'
import { TextField } from '@/components/shared/form/client/fields/TextField'
import { useActionForm } from '@/components/shared/form/client/use-action-form'
import type { FormProps } from '@/components/shared/form/client/words'
import { sendContact } from '@/lib/forms/actions'

const rules = async () => (await import('@/rules/forms/contact')).contactRules

const FIELDS = ['name', 'email', 'subject', 'message'] as const

type Props = FormProps<Record<(typeof FIELDS)[number] | 'submit', string>> & { labelledBy?: string }

/** A message to the initiative. (Requirements, section 10, forms without a page of their own) */
export function ContactForm({ locale, words, labels, longest, thanks, posted, labelledBy }: Props) {
  const form = useActionForm({ name: 'contact', locale, action: sendContact, rules, words, fields: FIELDS, posted })
  return (
    <ActionForm form={form} submit={labels.submit} labelledBy={labelledBy} thanks={thanks}>
      <TextField name="name" label={labels.name} autoComplete="name" required />
      <EmailField name="email" label={labels.email} required />
      <TextField name="subject" label={labels.subject} required />
      <TextArea name="message" label={labels.message} hint={longest.text} maxLength={longest.characters} required />
    </ActionForm>
  )
}
