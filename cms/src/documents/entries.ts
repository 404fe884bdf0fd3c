import { message } from '../messages'
import { isLink } from '../rules/link'
import { isWebAddress, repairWebAddress } from '../rules/fields/website'
import { fieldError } from './field-error'
import type { Rule } from './rule'
import { type Entry, walk } from './walk'

/** An address as it was meant, where that is one. */
function wholeOf(text: string): string {
  const whole = repairWebAddress(text)
  return isWebAddress(whole) ? whole : 'https://example.org/page'
}

function linkProblem(text: string): string | null {
  if (isLink(text) && !/\s/.test(text)) return /^https?:/i.test(text) ? webAddressProblem(text) : null
  return /\s/.test(text.trim()) ? message('linkSpaces', text) : message('linkStart', text, wholeOf(text.trim()))
}

const webAddressProblem = (text: string) => (isWebAddress(text) ? null : message('webAddress', text, wholeOf(text.trim())))
const countryCodeProblem = (text: string) => (/^[A-Z]{2}$/.test(text) ? null : message('countryCode', text))

/**
 * What a text field holds, as its schema says under `pluginOptions.imar.holds`, and what is wrong with an entry. Not by Strapi's
 * `regex`: editors would be told that a value does not match one.
 */
const PROBLEMS: Record<string, (text: string) => string | null> = { link: linkProblem, webAddress: webAddressProblem, countryCode: countryCodeProblem }

function check({ attribute, name, data, path }: Entry): void {
  const value = data[name]
  const words = typeof value === 'string' && value !== '' ? PROBLEMS[attribute.pluginOptions?.imar?.holds ?? '']?.(value) : null
  if (words) throw fieldError(path, words)
}

/** Links and codes are what they should be, however deep in a document, and an editor is told what is wrong in words. */
export const entriesRule: Rule = ({ attributes, data }) => walk(attributes, data, check)
