import { wholeNumber } from '../environment'

/** Days for which versions are kept; 0 for none at all. */
export const versionDays = (): number => wholeNumber('VERSIONS_DAYS', 365)

/** Days after which of the saves of a day only the last one is kept. */
export const thinningDays = (): number => wholeNumber('VERSIONS_THIN_AFTER_DAYS', 30)
