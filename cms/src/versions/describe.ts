import type { UID } from '@strapi/strapi'
import { attributesOf } from '../documents/whole'
import { fieldWords } from '../labels/fields'
import { type Language, wordIn } from '../labels/language'
import { TYPES } from '../labels/types'
import { titleOf } from '../documents/draft'
import type { Snapshot } from './snapshot'
import { isRecord, listOf } from '../documents/values'

/** A field of a version in words, named by where it stands. */
export type Described = { label: string; text: string }

/** The words of a rich text, a line for each of its parts; a link with its address, a picture with its name. */
function plain(node: unknown): string {
  if (!isRecord(node)) return ''
  if (typeof node.text === 'string') return node.text
  const words = listOf(node.children).map(plain)
  if (node.type === 'link') return `${words.join('')} (${String(node.url)})`
  if (node.type === 'image') return `[${String(Object(node.image).name)}]`
  return node.type === 'list' ? words.map((line) => `– ${line}`).join('\n') : words.join('')
}

async function namesOfFiles(value: unknown): Promise<string> {
  const rows: { id: number; name: string }[] = await strapi.db
    .query('plugin::upload.file')
    .findMany({ where: { id: { $in: listOf(value) } }, select: ['id', 'name'] })
  return listOf(value)
    .map((id) => rows.find((row) => row.id === id)?.name ?? `#${String(id)}`)
    .join('\n')
}

async function namesOfDocuments(target: UID.ContentType | undefined, value: unknown): Promise<string> {
  const names: string[] = []
  for (const documentId of listOf(value)) {
    const row: Record<string, unknown> | null = target ? await strapi.db.query(target).findOne({ where: { documentId } }) : null
    names.push((row && target && titleOf(target, row)) || String(documentId))
  }
  return names.join('\n')
}

function scalar(value: unknown): string {
  if (typeof value === 'string') return value
  return value === null || value === undefined ? '' : JSON.stringify(value)
}

/** What a version holds, field by field, in the words of the admin. */
export async function describe(uid: string, snapshot: Snapshot, language: Language, above: readonly string[] = []): Promise<Described[]> {
  const fields: Described[] = []
  for (const [name, value] of Object.entries(snapshot)) {
    const attribute = attributesOf(uid)[name]
    if (!attribute) continue
    const words = fieldWords(uid, name)
    const here = [...above, words ? wordIn(words, language) : name]
    const say = (text: string) => fields.push({ label: here.join(' › '), text })
    const { type, component = '', target } = attribute
    if (type === 'blocks') say(listOf(value).map(plain).join('\n'))
    else if (type === 'media') say(await namesOfFiles(value))
    else if (type === 'relation') say(await namesOfDocuments(target, value))
    else if (type === 'component' || type === 'dynamiczone') {
      for (const [index, part] of listOf(value).entries()) {
        const held = part as Snapshot
        const own = type === 'dynamiczone' ? String(held.__component) : component
        const kind = TYPES[own]
        const place = Array.isArray(value) ? `${index + 1}${kind ? ` ${wordIn(kind, language)}` : ''}` : ''
        fields.push(...(await describe(own, held, language, place ? [...here, place] : here)))
      }
    } else say(scalar(value))
  }
  return fields
}
