import { wordIn } from '../../labels/language'
import { HOME } from '../labels/home'
import { adminLanguage } from '../labels/language'

/** A word of the home in the language of the admin, with these in the places of {0} and {1}. */
export const say = (key: keyof typeof HOME, ...values: (string | number)[]): string =>
  wordIn(HOME[key], adminLanguage()).replace(/\{(\d)\}/g, (_, index) => String(values[Number(index)] ?? ''))
