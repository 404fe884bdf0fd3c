import { getImpressum, getPrivacyPolicy, getTermsOfUse, type LegalDocument } from '@/lib/entities/legal-documents'
import { routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'

export const LEGAL_NAMES = ['privacy', 'impressum', 'terms'] as const

export type LegalName = (typeof LEGAL_NAMES)[number]

export function isLegalName(value: string): value is LegalName {
  return LEGAL_NAMES.some((name) => name === value)
}

/** Where a document stands in full, its title in `legal`, and how it is read. */
export const legalDocuments = {
  privacy: { route: routes.privacy, read: getPrivacyPolicy },
  impressum: { route: routes.impressum, read: getImpressum },
  terms: { route: routes.terms, read: getTermsOfUse },
} as const satisfies Record<LegalName, { route: string; read: (locale: Locale) => Promise<LegalDocument | null> }>

/** The address of a document's content alone, which the dialogs load. */
export const legalContentPath = (locale: Locale, name: LegalName) => `/${locale}/legal/${name}`

export const legalDialogId = (name: LegalName) => `legal-${name}`
