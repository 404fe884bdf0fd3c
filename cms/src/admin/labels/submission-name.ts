import { type Language, wordIn, type Words } from '../../labels/language'
import { typeName } from '../../uids'

type Schema = { info: { displayName: string }; pluginOptions?: { imar?: { words: Words } } }

const schemas = import.meta.glob<Schema>('../../api/*/content-types/*/schema.json', { eager: true, import: 'default' })

/** What a type of submission is called in a language of the admin: its schema says it. */
export function submissionName(uid: string, language: Language): string {
  const name = typeName(uid)
  const { info, pluginOptions } = schemas[`../../api/${name}/content-types/${name}/schema.json`] ?? {}
  return pluginOptions?.imar ? wordIn(pluginOptions.imar.words, language) : (info?.displayName ?? name)
}
