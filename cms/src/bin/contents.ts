import type { UID } from '@strapi/strapi'
import { z } from 'zod'
import { listOf } from '../documents/values'
import { attributesOf } from '../documents/whole'
import type { Snapshot } from '../versions/snapshot'

/** What a document held in each of its languages. */
export const documentContents = z.record(z.string(), z.record(z.string(), z.unknown()))

export type DocumentContents = z.output<typeof documentContents>

/** What a snapshot names: files by their numbers, documents by type and name. */
export type Named = { files: number[]; documents: { uid: UID.ContentType; documentId: string; field: string; position: number }[] }

/** Everything that a snapshot names, its parts included; of documents only those that it names itself. */
export function namedIn(uid: string, snapshot: Snapshot): Named {
  const found: Named = { files: [], documents: [] }
  for (const [field, value] of Object.entries(snapshot)) {
    const { type, component = '', target } = attributesOf(uid)[field] ?? { type: '' }
    if (type === 'media') found.files.push(...listOf(value).map(Number))
    if (type === 'relation' && target) {
      for (const [position, documentId] of listOf(value).entries()) found.documents.push({ uid: target, documentId: String(documentId), field, position })
    }
    if (type === 'component' || type === 'dynamiczone') {
      for (const part of listOf(value)) {
        const own = type === 'dynamiczone' ? String(Object(part).__component) : component
        found.files.push(...namedIn(own, Object(part)).files)
      }
    }
  }
  return found
}
