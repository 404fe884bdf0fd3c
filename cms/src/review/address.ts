import { languages, type Locale } from '../rules/languages'
import type { Names } from './names'

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** An address of a form in one line. */
export function addressLine(address: Record<string, unknown>, language: Locale, names: Names): string {
  const [state, country] = [text(address.state), text(address.country)]
  const parts = [
    [text(address.street), text(address.houseNumber)],
    [text(address.postalCode), text(address.city)],
    [state && names.state(state)],
    [country && names.country(country)],
  ]
  return parts
    .map((words) => words.filter(Boolean).join(' '))
    .filter(Boolean)
    .join(languages[language].comma)
}
