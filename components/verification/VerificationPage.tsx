import { Static } from '@/lib/framework/static/Static'
import type { Page } from '@/lib/forms/verification/pages'
import type { Locale } from '@/rules/languages'
import { LinkContent } from './LinkContent'
import { VerificationScript } from './VerificationScript'

/** Where the links of mails lead, without what they carry: what is made of that is put into its place. (docs/decisions/pages-with-a-place.md) */
export function VerificationPage({ locale, page }: { locale: Locale; page: Page }) {
  return (
    <>
      <Static isPlace>
        <LinkContent locale={locale} page={page} parameters={{}} />
      </Static>
      <VerificationScript />
    </>
  )
}
