import type { BinItem } from '../../bin/routes'
import { type Language, wordIn } from '../../labels/language'
import { LOCALES } from '../../rules/languages'
import { FILE } from '../../uids'
import { BIN } from '../labels/bin'
import { nameOf } from '../translations/overview'

/** What a type of what was deleted is called. */
export const typeIn = (uid: string, language: Language): string => (uid === FILE ? wordIn(BIN.file, language) : nameOf({ uid, name: uid }, language))

/** What it is called, in the language of whoever looks or the first one in which it has a title. */
export function titleIn({ titles }: Pick<BinItem, 'titles'>, language: Language): string {
  const found = [language, ...LOCALES, ''].map((key) => titles[key]).find(Boolean)
  return found ?? wordIn(BIN.untitled, language)
}

/** So many days, in the form that the number asks for. */
export const daysIn = (days: number, language: Language): string =>
  new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days)

const DAY = 24 * 60 * 60 * 1000

/** Days that are left until a moment, the one that has begun included. */
export const daysUntil = (until: string, now = Date.now()): number => Math.max(0, Math.ceil((Date.parse(until) - now) / DAY))
