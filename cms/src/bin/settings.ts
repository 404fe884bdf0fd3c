import { wholeNumber } from '../environment'

/** Days for which what was deleted can be brought back; 0 where nothing is kept. */
export const binDays = (): number => wholeNumber('BIN_DAYS', 30)

export const DAY = 24 * 60 * 60 * 1000
