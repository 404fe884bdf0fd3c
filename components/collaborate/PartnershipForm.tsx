'use client'

import { ActionForm } from '@/components/shared/form/client/ActionForm'
import { ConsentFields } from '@/components/shared/form/client/fields/ConsentFields'
import { EmailField } from '@/components/shared/form/client/fields/EmailField'
import { PhoneField } from '@/components/shared/form/client/fields/PhoneField'
import { SelectField } from '@/components/shared/form/client/fields/SelectField'
import { TextArea } from '@/components/shared/form/client/fields/TextArea'
import { TextField } from '@/components/shared/form/client/fields/TextField'
import { useActionForm } from '@/components/shared/form/client/use-action-form'
import { sendPartnership } from '@/lib/forms/actions'
import type { partnershipProps } from './form-props'

const rules = async () => (await import('@/rules/forms/partnership')).partnershipRules

const FIELDS = [
  'organizationName',
  'organizationType',
  'website',
  'collaborationType',
  'message',
  'contactName',
  'email',
  'phone',
  'legalConsent',
  'marketingConsent',
] as const

type Props = Awaited<ReturnType<typeof partnershipProps>> & { labelledBy?: string }

const optionsOf = (labels: Readonly<Record<string, string>>) => Object.entries(labels).map(([value, label]) => ({ value, label }))

/** The inquiry of an organization. (Requirements, sections 3, 4 and 5) */
export function PartnershipForm({ locale, words, labels, longest, thanks, phone, consent, posted, choose, captchaMissing, labelledBy }: Props) {
  const form = useActionForm({
    name: 'partnership',
    locale,
    action: sendPartnership,
    rules,
    words,
    fields: FIELDS,
    posted,
    problems: { captcha_required: captchaMissing },
  })
  return (
    <ActionForm form={form} submit={labels.submit} labelledBy={labelledBy} thanks={thanks}>
      <TextField name="organizationName" label={labels.organizationName} autoComplete="organization" required />
      <SelectField name="organizationType" label={labels.organizationType} options={optionsOf(labels.organizationTypes)} empty={choose} required />
      <TextField name="website" type="url" label={labels.website} hint={labels.websiteHint} autoComplete="url" />
      <SelectField name="collaborationType" label={labels.collaborationType} options={optionsOf(labels.collaborationTypes)} empty={choose} required />
      <TextArea name="message" label={labels.message} hint={`${labels.messageHint} ${longest.text}`} maxLength={longest.characters} required />
      <TextField name="contactName" label={labels.contactName} autoComplete="name" required />
      <EmailField name="email" label={labels.email} required />
      <PhoneField name="phone" label={labels.phone} hint={labels.phoneHint} words={phone} />
      <ConsentFields words={consent} />
    </ActionForm>
  )
}
