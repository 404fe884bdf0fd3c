import type { UID } from '@strapi/strapi'
import { message } from '../messages'
import { isBlank } from '../rules/text'
import { fieldError } from './field-error'
import { attributesOf, wholePopulate } from './whole'
import { isRecord, listOf } from './values'

/** A picture without an alternative text, and the fields in which it stands. */
type Missing = { path: string[]; name: string }

const lacksText = (file: Record<string, unknown>) => !(typeof file.alternativeText === 'string' && !isBlank(file.alternativeText))

function missingIn(uid: string, entry: unknown, path: string[]): Missing[] {
  if (!isRecord(entry)) return []
  return Object.entries(attributesOf(uid)).flatMap(([name, { type, component }]): Missing[] => {
    const values = listOf(entry[name])
    const here = [...path, name]
    switch (type) {
      case 'media':
        return values
          .filter(isRecord)
          .flatMap((file) => (String(file.mime).startsWith('image/') && lacksText(file) ? [{ path: here, name: String(file.name) }] : []))
      case 'blocks':
        return values
          .filter(isRecord)
          .flatMap(({ type: kind, image }) => (kind === 'image' && isRecord(image) && lacksText(image) ? [{ path: here, name: String(image.name) }] : []))
      case 'component':
        return values.flatMap((part, index) => missingIn(component ?? '', part, Array.isArray(entry[name]) ? [...here, String(index)] : here))
      case 'dynamiczone':
        return values.flatMap((part, index) => (isRecord(part) ? missingIn(String(part.__component), part, [...here, String(index)]) : []))
      default:
        return []
    }
  })
}

/** The pictures of a document, loaded with all of its parts, that have no alternative text. */
export const picturesWithoutText = (uid: string, document: unknown): Missing[] => missingIn(uid, document, [])

/** Throws, naming the field, when a picture of a published version has no alternative text. */
export async function requireAlternativeTexts(uid: UID.ContentType, ids: number[]): Promise<void> {
  const entries: unknown[] = await strapi.db.query(uid).findMany({ where: { id: { $in: ids } }, populate: wholePopulate(uid) })
  const [first] = entries.flatMap((entry) => picturesWithoutText(uid, entry))
  if (first) throw fieldError(first.path, message('alternativeText', first.path.join('.'), first.name))
}
