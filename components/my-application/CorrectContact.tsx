import { PhoneField } from '@/components/shared/form/fields/phone/PhoneField'
import { TextField } from '@/components/shared/form/fields/text/TextField'
import form from '@/components/shared/form/form.module.css'
import { openForm } from '@/components/shared/form/open-form'
import type { Contact, Shown } from '@/lib/content/private-page'
import { DEFAULT_PHONE_COUNTRY, readPhone } from '@/rules/fields/phone-numbers'
import { PHONE_COUNTRY } from '@/lib/forms/phone-names'
import type { Answer } from '@/lib/forms/private-page/answer'
import { privateReceiver } from '@/lib/forms/private-page/addresses'
import { getTranslations } from '@/lib/i18n/translations'
import type { Locale } from '@/rules/languages'
import { Secret } from './Secret'

type Props = { locale: Locale; link: string; shown: Shown; contact: Contact; answer: Answer | null }

/** What the fields hold at first. */
const valuesOf = ({ email, phone }: Contact) => ({
  email,
  phone: phone ?? '',
  [`phone${PHONE_COUNTRY}`]: (phone && readPhone(phone)?.country) || DEFAULT_PHONE_COUNTRY,
})

/** The form that corrects how somebody is reached. */
export async function CorrectContact({ locale, link, shown, contact, answer }: Props) {
  const [t, forms] = await Promise.all([getTranslations({ locale, namespace: 'privatePage.correct' }), getTranslations({ locale, namespace: 'forms.common' })])
  const own = answer?.deed === 'correct' ? answer : null
  const state = { values: own?.values ?? valuesOf(contact), errors: own?.errors ?? {}, files: {} }
  const open = await openForm({ name: shown.form, id: 'contact', locale, state })
  return (
    <form method="post" action={privateReceiver(locale)} className={form.form} noValidate>
      <Secret link={link} deed="correct" />
      <p>{t('text')}</p>
      {contact.wanted && (
        <p>
          {t('wanted')} <bdi dir="ltr">{contact.wanted}</bdi>
        </p>
      )}
      <p className={form.hint}>{forms('required')}</p>
      <TextField form={open} name="email" type="email" autoComplete="email" maxLength={254} label={t('email')} required />
      {contact.phone !== undefined && <PhoneField form={open} name="phone" label={t('phone')} required={contact.isPhoneRequired} />}
      <div className={form.actions}>
        <button className="btn">{t('submit')}</button>
      </div>
    </form>
  )
}
