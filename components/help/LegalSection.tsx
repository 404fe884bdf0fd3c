import { getTranslations } from '@/lib/i18n/translations'
import { LegalContent } from '@/components/shared/legal/LegalContent'
import { Loaded } from '@/components/shared/Loaded'
import type { LegalDocument } from '@/lib/entities/legal-documents'
import type { Section } from '@/lib/content/section'
import type { Locale } from '@/rules/languages'
import { HelpSection } from './HelpSection'
import { ReadFailure } from './ReadFailure'

type Props = { locale: Locale; id: 'terms' | 'privacy' | 'impressum'; section: Section<LegalDocument | null> }

/** A legal document in full. A privacy policy that is not there is an error. (Requirements, section 8) */
export async function LegalSection({ locale, id, section }: Props) {
  const t = await getTranslations({ locale, namespace: 'legal' })
  const failure = <ReadFailure locale={locale} section={id} />
  const title = section.state === 'loaded' ? section.data?.title : null
  return (
    <HelpSection id={id} title={title ?? t(id)}>
      <Loaded section={section} failure={failure}>
        {(document) => (id === 'privacy' && !document ? failure : <LegalContent document={document} locale={locale} />)}
      </Loaded>
    </HelpSection>
  )
}
