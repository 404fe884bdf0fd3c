import { languages, type Locale } from '../../rules/languages'
import { LATIN_FIELDS } from './latin-fields'

/** What text is written in: not lists to choose from, days or numbers. */
const FIELDS = `main form :is(input:not([type]), input[type='text'], textarea):not([role='combobox']), main form [contenteditable='true']`

/** The last name of the path by which the form knows a field: `body` of `blocks.0.body`. */
const nameOf = (field: Element) => field.getAttribute('name')?.split('.').at(-1) ?? ''

/** Says of a field of the form in which language it is written, and from which side. */
export function markField(field: Element, locale: Locale): void {
  const [lang, dir] = LATIN_FIELDS.has(nameOf(field)) ? ['en', 'ltr'] : [locale, languages[locale].dir]
  if (field.getAttribute('lang') !== lang) field.setAttribute('lang', lang)
  if (field.getAttribute('dir') !== dir) field.setAttribute('dir', dir)
}

/** Marks the fields of the form, and those that come later: parts that are unfolded, rows that are added. Gives how that is ended. */
export function markFields(locale: Locale): () => void {
  const mark = () => {
    for (const field of document.querySelectorAll(FIELDS)) markField(field, locale)
  }
  const observer = new MutationObserver(mark)
  observer.observe(document.body, { childList: true, subtree: true })
  mark()
  return () => observer.disconnect()
}
