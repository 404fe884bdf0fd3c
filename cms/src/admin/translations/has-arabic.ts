import { DEFAULT_LOCALE } from '../../rules/languages'

type Language = { locale?: string | null; status?: string }

/** Whether Arabic can be read among these languages of a document. One that was changed since it was published can. */
export const hasArabic = (languages: readonly Language[]): boolean =>
  languages.some(({ locale, status }) => locale === DEFAULT_LOCALE && (status === 'published' || status === 'modified'))
