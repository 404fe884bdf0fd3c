'use client'

import { ActionForm } from '@/components/shared/form/client/ActionForm'
import { ConsentFields } from '@/components/shared/form/client/fields/ConsentFields'
import { EmailField } from '@/components/shared/form/client/fields/EmailField'
import { PhoneField } from '@/components/shared/form/client/fields/PhoneField'
import { TextArea } from '@/components/shared/form/client/fields/TextArea'
import { TextField } from '@/components/shared/form/client/fields/TextField'
import { useActionForm } from '@/components/shared/form/client/use-action-form'
import type { ConsentWords, FormProps, PhoneWords } from '@/components/shared/form/client/words'
import { sendProposal } from '@/lib/forms/actions'

const rules = async () => (await import('@/rules/forms/proposal')).proposalRules

const FIELDS = ['title', 'summary', 'place', 'cost', 'name', 'email', 'phone', 'legalConsent', 'marketingConsent'] as const

type Label = Exclude<(typeof FIELDS)[number], 'legalConsent' | 'marketingConsent'> | 'summaryHint' | 'costHint' | 'phoneHint' | 'submit'

type Props = FormProps<Record<Label, string>> & { phone: PhoneWords; consent: ConsentWords; labelledBy?: string }

/** The proposal of a project. (Requirements, section 10, forms without a page of their own) */
export function ProposalForm({ locale, words, labels, longest, thanks, phone, consent, posted, labelledBy }: Props) {
  const form = useActionForm({ name: 'proposal', locale, action: sendProposal, rules, words, fields: FIELDS, posted })
  return (
    <ActionForm form={form} submit={labels.submit} labelledBy={labelledBy} thanks={thanks}>
      <TextField name="title" label={labels.title} required />
      <TextArea name="summary" label={labels.summary} hint={`${labels.summaryHint} ${longest.text}`} rows={8} maxLength={longest.characters} required />
      <TextField name="place" label={labels.place} />
      <TextField name="cost" label={labels.cost} hint={labels.costHint} />
      <TextField name="name" label={labels.name} autoComplete="name" required />
      <EmailField name="email" label={labels.email} required />
      <PhoneField name="phone" label={labels.phone} hint={labels.phoneHint} words={phone} />
      <ConsentFields words={consent} />
    </ActionForm>
  )
}
