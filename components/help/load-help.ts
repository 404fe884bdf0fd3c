import { getContactInfo } from '@/lib/content/contact-info'
import { section } from '@/lib/content/section'
import { getFaqs } from '@/lib/entities/faqs'
import { getImpressum, getPrivacyPolicy, getTermsOfUse } from '@/lib/entities/legal-documents'
import type { Locale } from '@/rules/languages'

/** What the sections of the help center show, read at the same time; see `section` for what becomes of a failed read. */
export async function getHelpSections(locale: Locale) {
  const [faqs, terms, privacy, contact, impressum] = await Promise.all([
    section(true, () => getFaqs(locale)),
    section(true, () => getTermsOfUse(locale)),
    section(true, () => getPrivacyPolicy(locale)),
    section(true, () => getContactInfo(locale)),
    section(true, () => getImpressum(locale)),
  ])
  return { faqs, terms, privacy, contact, impressum }
}
