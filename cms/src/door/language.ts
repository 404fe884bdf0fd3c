import { type Language, LANGUAGES, wordIn } from '../labels/language'
import { languages } from '../rules/languages'
import { HOME_ZONE } from '../rules/at-home'
import { type Word, WORDS } from './words'

let current: Language = 'ar'

const known = (name: string): Language | undefined => LANGUAGES.find((language) => language === name.slice(0, 2).toLowerCase())

/** The one that was chosen here before, or the first of the browser's that we speak. */
export const chooseLanguage = (chosen: string): void => {
  current = [chosen, ...navigator.languages].map(known).find(Boolean) ?? 'ar'
}

export const language = (): Language => current

export const say = (word: Word, ...values: string[]): string =>
  values.reduce((text, value, index) => text.replace(`{${index}}`, () => value), wordIn(WORDS[word], current))

/** The clock where the event is, whatever that of the phone says. */
export const timeOf = (at: string, timeZone: string | null): string =>
  new Intl.DateTimeFormat(languages[current].intlTag, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: timeZone ?? HOME_ZONE }).format(
    new Date(at),
  )

export const dayOf = (at: string): string =>
  new Intl.DateTimeFormat(languages[current].intlTag, { dateStyle: 'long', timeZone: HOME_ZONE }).format(new Date(at))

export const numberOf = (count: number): string => new Intl.NumberFormat(languages[current].intlTag).format(count)

/** Writes the words that stand still, and turns the page to the direction of the language. */
export function translatePage(): void {
  document.documentElement.lang = current
  document.documentElement.dir = languages[current].dir
  for (const element of document.querySelectorAll<HTMLElement>('[data-word]')) {
    const { word } = element.dataset
    if (word && word in WORDS) element.textContent = say(word as Word)
  }
}
