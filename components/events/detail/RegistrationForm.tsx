import { getTranslations } from '@/lib/i18n/translations'
import type { ReactNode } from 'react'
import { Form } from '@/components/shared/form/Form'
import { Hints } from '@/components/shared/form/fields/Field'
import { openForm } from '@/components/shared/form/open-form'
import { PhoneField } from '@/components/shared/form/fields/phone/PhoneField'
import { TextArea } from '@/components/shared/form/fields/text/TextArea'
import { TextField } from '@/components/shared/form/fields/text/TextField'
import styles from '@/components/shared/form/form.module.css'
import { LegalLine } from '@/components/shared/legal/LegalLine'
import { type FormState, valueOf } from '@/lib/forms/form'
import { asksForPlace, WAITING_LIST } from '@/lib/forms/registration/waiting-list'
import type { Locale } from '@/rules/languages'

type Props = {
  locale: Locale
  state?: FormState
  /** The event's id, where it does not come with the state. */
  event?: string
  /** Whether it asks for a place on the waiting list, where that does not come with the state. */
  isWaitingList?: boolean
  labelledBy?: string
  thanks?: boolean
  actions?: ReactNode
}

/** The registration for an event. (Requirements, section 3) */
export async function RegistrationForm({
  locale,
  state,
  event = valueOf(state?.values ?? {}, 'event'),
  isWaitingList = asksForPlace(state?.values ?? {}),
  ...rest
}: Props) {
  const [form, t] = await Promise.all([openForm({ name: 'registration', locale, state }), getTranslations({ locale, namespace: 'forms.registration' })])
  return (
    <Form
      form={form}
      context={{ event, ...(isWaitingList && { [WAITING_LIST]: 'true' }) }}
      draft={`registration:${event}`}
      submit={t(isWaitingList ? 'joinWaitingList' : 'submit')}
      {...rest}
    >
      <Hints form={form} name="event" />
      <TextField form={form} name="name" label={t('name')} autoComplete="name" required />
      <TextField form={form} name="email" type="email" label={t('email')} autoComplete="email" required />
      <PhoneField form={form} name="phone" label={t('phone')} />
      <TextField form={form} name="organization" label={t('organization')} autoComplete="organization" />
      <TextArea form={form} name="message" label={t('message')} rows={4} />
      <div className={styles.hint}>
        <LegalLine locale={locale} />
      </div>
    </Form>
  )
}
