import type { UID } from '@strapi/strapi'
import { message } from '../messages'
import { isLink } from '../rules/link'
import { fieldError } from './field-error'
import type { Rule } from './rule'
import { isRecord } from './values'

type Attribute = { type: string; component?: string; pluginOptions?: { imar?: { holds?: string } } }

/** An address as it would be whole, of what looks like one without its beginning. */
const wholeOf = (text: string) => (/^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(text) ? `https://${text}` : 'https://example.org/page')

function linkProblem(text: string): string | null {
  if (isLink(text) && !/\s/.test(text)) return null
  return /\s/.test(text.trim()) ? message('linkSpaces', text) : message('linkStart', text, wholeOf(text.trim()))
}

const webAddressProblem = (text: string) => (/^https?:\/\/\S+$/.test(text) ? null : message('webAddress', text, wholeOf(text.trim())))
const countryCodeProblem = (text: string) => (/^[A-Z]{2}$/.test(text) ? null : message('countryCode', text))

/**
 * What a text field holds, as its schema says under `pluginOptions.imar.holds`, and what is wrong with an entry. Not by Strapi's
 * `regex`: editors would be told that a value does not match one.
 */
const PROBLEMS: Record<string, (text: string) => string | null> = { link: linkProblem, webAddress: webAddressProblem, countryCode: countryCodeProblem }

function check(attributes: Record<string, Attribute>, data: Record<string, unknown>, path: string[]): void {
  for (const [name, { type, component, pluginOptions }] of Object.entries(attributes)) {
    const value = data[name]
    const here = [...path, name]
    const words = typeof value === 'string' && value !== '' ? PROBLEMS[pluginOptions?.imar?.holds ?? '']?.(value) : null
    if (words) throw fieldError(here, words)
    if (type === 'component' || type === 'dynamiczone') {
      const [parts, indexed] = Array.isArray(value) ? [value, true] : [[value], false]
      for (const [index, part] of parts.entries()) {
        if (!isRecord(part)) continue
        const uid = component ?? (typeof part.__component === 'string' ? part.__component : '')
        check(strapi.getModel(uid as UID.Schema)?.attributes ?? {}, part, indexed ? [...here, String(index)] : here)
      }
    }
  }
}

/** Links and codes are what they should be, however deep in a document, and an editor is told what is wrong in words. */
export const entriesRule: Rule = ({ attributes, data }) => check(attributes, data, [])
