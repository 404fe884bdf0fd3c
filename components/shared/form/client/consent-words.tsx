import 'server-only'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/Link'
import { CONSENT_VERSION } from '@/lib/forms/consent'
import { path, routes } from '@/lib/i18n/paths'
import { getTranslations } from '@/lib/i18n/translations'
import type { Locale } from '@/rules/languages'
import type { ConsentWords } from './words'

/** What the consent block says, for its client component. */
export async function consentWords(locale: Locale): Promise<ConsentWords> {
  const t = await getTranslations({ locale, namespace: 'forms.consent' })
  const link = (route: string) =>
    function LegalLink(words: ReactNode) {
      return (
        <Link href={path(locale, route)} target="_blank">
          {words}
        </Link>
      )
    }
  return {
    version: CONSENT_VERSION,
    legal: t.rich('legal', { terms: link(routes.terms), privacy: link(routes.privacy), impressum: link(routes.impressum) }),
    marketing: t('marketing'),
  }
}
