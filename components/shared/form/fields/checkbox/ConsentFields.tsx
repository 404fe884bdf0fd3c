import { getTranslations } from '@/lib/i18n/translations'
import { Link } from '@/components/ui/Link'
import { path, routes } from '@/lib/i18n/paths'
import { CheckboxField } from './CheckboxField'
import type { OpenForm } from '../../open-form'

/**
 * The version of the wording (messages `forms.consent`), stored with each consent. Change it with the wording.
 * (Requirements, section 10, content)
 */
const CONSENT_VERSION = '2026-11-28'

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
