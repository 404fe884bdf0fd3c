import { getTranslations } from '@/lib/i18n/translations'
import { ConsentFields } from '@/components/shared/form/fields/checkbox/ConsentFields'
import { Form } from '@/components/shared/form/Form'
import { openForm } from '@/components/shared/form/open-form'
import { PhoneField } from '@/components/shared/form/fields/phone/PhoneField'
import { SelectField } from '@/components/shared/form/fields/choice/SelectField'
import { TextArea } from '@/components/shared/form/fields/text/TextArea'
import { TextField } from '@/components/shared/form/fields/text/TextField'
import type { FormState } from '@/lib/forms/form'
import { COLLABORATION_TYPES, ORGANIZATION_TYPES } from '@/rules/forms/partnership'
import type { Locale } from '@/rules/languages'

type Props = { locale: Locale; state?: FormState; labelledBy?: string }

/** The inquiry of an organization. (Requirements, sections 3, 4 and 5) */
export async function PartnershipForm({ locale, state, labelledBy }: Props) {
  const [form, t, common] = await Promise.all([
    openForm({ name: 'partnership', locale, state }),
    getTranslations({ locale, namespace: 'forms.partnership' }),
    getTranslations({ locale, namespace: 'forms.common' }),
  ])
  const organizations = ORGANIZATION_TYPES.map((value) => ({ value, label: t(`organizationTypes.${value}`) }))
  const collaborations = COLLABORATION_TYPES.map((value) => ({ value, label: t(`collaborationTypes.${value}`) }))
  return (
    <Form form={form} submit={t('submit')} labelledBy={labelledBy}>
      <TextField form={form} name="organizationName" label={t('organizationName')} autoComplete="organization" required />
      <SelectField form={form} name="organizationType" label={t('organizationType')} options={organizations} empty={common('choose')} required />
      <TextField form={form} name="website" type="url" label={t('website')} hint={t('websiteHint')} autoComplete="url" />
      <SelectField form={form} name="collaborationType" label={t('collaborationType')} options={collaborations} empty={common('choose')} required />
      <TextArea form={form} name="message" label={t('message')} hint={t('messageHint')} required />
      <TextField form={form} name="contactName" label={t('contactName')} autoComplete="name" required />
      <TextField form={form} name="email" type="email" label={t('email')} autoComplete="email" required />
      <PhoneField form={form} name="phone" label={t('phone')} hint={t('phoneHint')} />
      <ConsentFields form={form} />
    </Form>
  )
}
