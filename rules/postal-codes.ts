/** The shape of a postal code by country, without spaces and hyphens; a country that is not listed takes any. (Requirements, section 5) */
const PATTERNS: Readonly<Record<string, RegExp>> = {
  US: /^\d{5}(\d{4})?$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/i,
  MX: /^\d{5}$/,
  GB: /^(GIR0AA|[A-Z]{1,2}\d[A-Z\d]?\d[ABD-HJLNP-UW-Z]{2})$/i,
  DE: /^\d{5}$/,
  FR: /^\d{5}$/,
  IT: /^\d{5}$/,
  ES: /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
  NL: /^[1-9]\d{3}[A-Z]{2}$/i,
  BE: /^[1-9]\d{3}$/,
  AT: /^[1-9]\d{3}$/,
  CH: /^[1-9]\d{3}$/,
  PT: /^\d{7}$/,
  SE: /^\d{5}$/,
  NO: /^\d{4}$/,
  DK: /^\d{4}$/,
  FI: /^\d{5}$/,
  IE: /^([AC-FHKNPRTV-Y]\d{2}|D6W)[0-9AC-FHKNPRTV-Y]{4}$/i,
  PL: /^\d{5}$/,
  JP: /^\d{7}$/,
  CN: /^\d{6}$/,
  IN: /^[1-9]\d{5}$/,
  KR: /^\d{5}$/,
  SG: /^\d{6}$/,
  AU: /^\d{4}$/,
  NZ: /^\d{4}$/,
  BR: /^\d{8}$/,
  AR: /^([A-HJ-NP-Z]\d{4}([A-Z]{3})?|\d{4})$/i,
  IL: /^\d{5}(\d{2})?$/,
  AE: /^\d{1,5}$/,
  SA: /^\d{5}(\d{4})?$/,
  ZA: /^\d{4}$/,
  EG: /^\d{5}$/,
}

/** The rules by country (ISO 3166-1 alpha-2). */
export const POSTAL_CODES: ReadonlyMap<string, RegExp> = new Map(Object.entries(PATTERNS))

/** People group the characters of a code in their own ways. */
const joined = (code: string) => code.replace(/[\s\p{Pd}]/gu, '')

/** Whether a postal code may be one of the country. */
export function isPostalCode(country: string, code: string): boolean {
  return POSTAL_CODES.get(country)?.test(joined(code)) ?? true
}
