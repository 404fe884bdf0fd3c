import { getTranslations } from 'next-intl/server'
import { Form } from '@/components/shared/form/Form'
import { openForm } from '@/components/shared/form/open-form'
import { TextArea } from '@/components/shared/form/fields/text/TextArea'
import { TextField } from '@/components/shared/form/fields/text/TextField'
import type { FormState } from '@/lib/forms/form'
import type { Locale } from '@/rules/languages'

type Props = { locale: Locale; state?: FormState; labelledBy?: string }

/** A message to the initiative. (Requirements, section 10, forms without a page of their own) */
export async function ContactForm({ locale, state, labelledBy }: Props) {
  const [form, t] = await Promise.all([openForm({ name: 'contact', locale, state }), getTranslations({ locale, namespace: 'forms.contact' })])
  return (
    <Form form={form} submit={t('submit')} labelledBy={labelledBy}>
      <TextField form={form} name="name" label={t('name')} autoComplete="name" required />
      <TextField form={form} name="email" type="email" label={t('email')} autoComplete="email" required />
      <TextField form={form} name="subject" label={t('subject')} required />
      <TextArea form={form} name="message" label={t('message')} required />
    </Form>
  )
}
