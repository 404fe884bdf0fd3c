import { getTranslations } from '@/lib/i18n/translations'
import { Link } from '@/components/ui/Link'
import { CONSENT_VERSION } from '@/lib/forms/consent'
import { path, routes } from '@/lib/i18n/paths'
import { CheckboxField } from './CheckboxField'
import type { OpenForm } from '../../open-form'

/** The consent block: what sending needs, and what is free. (Requirements, section 5) */
export async function ConsentFields({ form }: { form: OpenForm }) {
  const t = await getTranslations({ locale: form.locale, namespace: 'forms.consent' })
  const link = (route: string) =>
    function LegalLink(words: React.ReactNode) {
      return (
        <Link href={path(form.locale, route)} target="_blank">
          {words}
        </Link>
      )
    }
  return (
    <>
      <input type="hidden" name="consentVersion" value={CONSENT_VERSION} />
      <CheckboxField
        form={form}
        name="legalConsent"
        required
        isConsent
        label={t.rich('legal', { terms: link(routes.terms), privacy: link(routes.privacy), impressum: link(routes.impressum) })}
      />
      <CheckboxField form={form} name="marketingConsent" isConsent label={t('marketing')} />
    </>
  )
}
