import * as z from 'zod/mini'
import { cleanCode } from '../text'
import { code, filled, read } from './text'

const MAX_NUMBER = 50

/** Separators of other keyboards in one form: an apostrophe or a space for thousands only, a momayyez for decimals only. */
const plain = (text: string): string =>
  cleanCode(text)
    .replace(/[٬'’ʼ＇\s]/g, ' ')
    .replace(/[،，]/g, ',')
    .replace(/．/g, '.')

const isGrouped = (text: string, separator: string): boolean => {
  const [first = '', ...groups] = text.split(separator)
  return /^[1-9]\d{0,2}$/.test(first) && groups.length > 0 && groups.every((group) => /^\d{3}$/.test(group))
}

/** A whole part, with or without thousands; null when its groups are not of three digits. */
function wholePart(text: string): string | null {
  if (/^\d+$/.test(text)) return text
  const separator = [' ', ',', '.'].find((mark) => isGrouped(text, mark))
  return separator === undefined ? null : text.replaceAll(separator, '')
}

/**
 * A number as people write it, or null. `1,000`, `1.000`, `1 000` and `١٬٠٠٠` are a thousand: a comma or a point before exactly three digits
 * parts thousands. Where both stand, the last one is the decimal point. What could be read in two ways, such as `1000,000`, is no number.
 */
export function readNumber(text: string): number | null {
  const [typed = '', momayyez, ...more] = plain(text).split('٫')
  if (more.length > 0) return null
  const whole = wholePart(typed)
  if (momayyez !== undefined) return whole !== null && /^\d+$/.test(momayyez) ? Number(`${whole}.${momayyez}`) : null
  if (whole !== null) return Number(whole)
  const [, before = '', mark = '', decimals = ''] = /^(.*)([.,])(\d+)$/.exec(typed) ?? []
  const integer = wholePart(before)
  if (integer === null || before.includes(mark)) return null
  const isUnclear = decimals.length === 3 && before === integer && integer !== '0'
  return isUnclear ? null : Number(`${integer}.${decimals}`)
}

/** A whole number within limits. */
export const wholeNumber = (min: number, max: number) =>
  z.pipe(
    z.pipe(read(cleanCode), filled(MAX_NUMBER)),
    z.pipe(
      z.transform((text: string) => readNumber(text) ?? NaN),
      z.number(code('invalid_number')).check(z.int(code('invalid_number')), z.gte(min, code('invalid_number')), z.lte(max, code('invalid_number'))),
    ),
  )
