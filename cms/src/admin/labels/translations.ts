import { FIELDS, OWN } from './fields'
import { type Language, LANGUAGES, wordIn } from './language'
import { OVERVIEW } from './overview'
import { TYPES } from './types'
import { VALUES } from './values'

type Schema = { attributes: Record<string, unknown> }

// The schemas themselves say which fields there are: a new one needs a word in labels/fields.ts and nothing else.
const contentTypes = import.meta.glob<Schema>('../../api/*/content-types/*/schema.json', { eager: true, import: 'default' })
const components = import.meta.glob<Schema>('../../components/*/*.json', { eager: true, import: 'default' })

const contentTypeUid = (file: string): string => {
  const name = file.split('/').at(-2) ?? ''
  return `api::${name}.${name}`
}

const componentUid = (file: string): string => file.split('/').slice(-2).join('.').replace(/\.json$/, '')

function fieldLabels(kind: 'content-types' | 'components', uid: string, { attributes }: Schema, language: Language): [string, string][] {
  return Object.keys(attributes).flatMap((field): [string, string][] => {
    const words = OWN[`${uid}.${field}`] ?? FIELDS[field]
    return words ? [[`content-manager.${kind}.${uid}.${field}`, wordIn(words, language)]] : []
  })
}

function labelsIn(language: Language): Record<string, string> {
  return Object.fromEntries([
    ['imar.translations', wordIn(OVERVIEW.menu, language)],
    ...Object.entries({ ...VALUES, ...TYPES }).map(([name, words]): [string, string] => [name, wordIn(words, language)]),
    ...Object.entries(contentTypes).flatMap(([file, schema]) => fieldLabels('content-types', contentTypeUid(file), schema, language)),
    ...Object.entries(components).flatMap(([file, schema]) => fieldLabels('components', componentUid(file), schema, language)),
  ])
}

/** What Strapi's admin shows in place of the technical names, per language. */
export const translations = Object.fromEntries(LANGUAGES.map((language) => [language, labelsIn(language)]))
