import { getTranslations } from '@/lib/i18n/translations'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/Link'
import { path } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { legalDialogId, legalDocuments, type LegalName } from './documents'

/**
 * Names the documents that hold for whatever is sent, with links to them. With script, and `LegalDialogs` once on the page,
 * they open in dialogs. (Requirements, section 2, help center)
 */
export async function LegalLine({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'legal' })
  const link = (name: LegalName) =>
    function LegalLink(words: ReactNode) {
      return (
        <Link href={path(locale, legalDocuments[name].route)} data-legal={legalDialogId(name)}>
          {words}
        </Link>
      )
    }
  return <p>{t.rich('line', { privacy: link('privacy'), impressum: link('impressum'), terms: link('terms') })}</p>
}
