import type { UID } from '@strapi/strapi'
import { isRecord } from './values'

export type Attribute = { type: string; component?: string; pluginOptions?: { imar?: { holds?: string } } }

/** One field of what is written: where its value stands, so that a rule may write another one, and its path for an error. */
export type Entry = { attribute: Attribute; name: string; data: Record<string, unknown>; path: string[] }

/** Calls `visit` for every field that is written, however deep in components and dynamic zones. */
export function walk(attributes: Record<string, Attribute>, data: Record<string, unknown>, visit: (entry: Entry) => void, path: string[] = []): void {
  for (const [name, attribute] of Object.entries(attributes)) {
    const value = data[name]
    if (value === undefined) continue
    const here = [...path, name]
    visit({ attribute, name, data, path: here })
    if (attribute.type !== 'component' && attribute.type !== 'dynamiczone') continue
    const [parts, indexed] = Array.isArray(value) ? [value, true] : [[value], false]
    for (const [index, part] of parts.entries()) {
      if (!isRecord(part)) continue
      const uid = attribute.component ?? (typeof part.__component === 'string' ? part.__component : '')
      walk(strapi.getModel(uid as UID.Schema)?.attributes ?? {}, part, visit, indexed ? [...here, String(index)] : here)
    }
  }
}
