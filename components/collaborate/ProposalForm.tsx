import { getTranslations } from 'next-intl/server'
import { ConsentFields } from '@/components/shared/form/fields/checkbox/ConsentFields'
import { Form } from '@/components/shared/form/Form'
import { openForm } from '@/components/shared/form/open-form'
import { PhoneField } from '@/components/shared/form/fields/phone/PhoneField'
import { TextArea } from '@/components/shared/form/fields/text/TextArea'
import { TextField } from '@/components/shared/form/fields/text/TextField'
import type { FormState } from '@/lib/forms/form'
import { LONGEST_SUMMARY } from '@/rules/forms/proposal'
import type { Locale } from '@/rules/languages'

type Props = { locale: Locale; state?: FormState; labelledBy?: string }

/** The proposal of a project. (Requirements, section 10, forms without a page of their own) */
export async function ProposalForm({ locale, state, labelledBy }: Props) {
  const [form, t] = await Promise.all([openForm({ name: 'proposal', locale, state }), getTranslations({ locale, namespace: 'forms.proposal' })])
  return (
    <Form form={form} submit={t('submit')} labelledBy={labelledBy}>
      <TextField form={form} name="title" label={t('title')} required />
      <TextArea form={form} name="summary" label={t('summary')} hint={t('summaryHint')} rows={8} maxLength={LONGEST_SUMMARY} required />
      <TextField form={form} name="place" label={t('place')} />
      <TextField form={form} name="cost" label={t('cost')} hint={t('costHint')} />
      <TextField form={form} name="name" label={t('name')} autoComplete="name" required />
      <TextField form={form} name="email" type="email" label={t('email')} autoComplete="email" required />
      <PhoneField form={form} name="phone" label={t('phone')} hint={t('phoneHint')} />
      <ConsentFields form={form} />
    </Form>
  )
}
