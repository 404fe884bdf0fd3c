import type { Language } from '../../../labels/language'
import { wordIn } from '../../../labels/language'
import { languages, isLocale } from '../../../rules/languages'
import { adminLanguage } from '../../labels/language'
import { QUEUE } from '../../labels/queue'

/** A word of the desk in the language of the admin, with these in the places of {0} and {1}. */
export const say = (key: keyof typeof QUEUE, ...values: (string | number)[]): string =>
  wordIn(QUEUE[key], adminLanguage()).replace(/\{(\d)\}/g, (_, index) => String(values[Number(index)] ?? ''))

/** `5 days`, in the form that the number asks for. */
export const inUnits = (count: number, unit: 'day' | 'minute', language: Language): string =>
  new Intl.NumberFormat(`${language}-u-nu-latn`, { style: 'unit', unit, unitDisplay: 'long' }).format(count)

export const dateIn = (moment: string, language: Language): string =>
  new Intl.DateTimeFormat(languages[language].intlTag, { day: 'numeric', month: 'short', year: 'numeric' }).format(new Date(moment))

/** What a language is called in another one. */
export const languageName = (locale: string | null, language: Language): string =>
  isLocale(locale) ? (new Intl.DisplayNames(language, { type: 'language' }).of(locale) ?? languages[locale].name) : ''
