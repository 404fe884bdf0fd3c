import { entityOf } from '../../entities'
import { fieldWords } from '../../labels/fields'
import { type Language, LANGUAGES, wordIn, type Words } from '../../labels/language'
import { SUBMISSION_VALUES } from '../../labels/submissions'
import { TYPES } from '../../labels/types'
import { VALUES } from '../../labels/values'
import { BIN } from './bin'
import { ACCOUNTS } from './accounts'
import { AUDIT } from './audit'
import { CHECKS } from './checks'
import { HOME } from './home'
import { MAILS } from './mails'
import { OVERVIEW } from './overview'
import { PLANS } from './plans'
import { QUEUE } from './queue'
import { SENDER } from './sender'
import { SHELL } from './shell'
import { SHELL_ARABIC } from './shell-arabic'
import { SHELL_MEDIA } from './shell-media'
import { SPEED } from './speed'
import { STATISTICS } from './statistics'

const NO_WORDS = ['', '', ''] as const

/** Where Strapi says True and False. */
const SWITCH = { true: 'app.components.ToggleCheckbox.on-label', false: 'app.components.ToggleCheckbox.off-label' }

type Schema = { info: { displayName: string }; pluginOptions?: { imar?: { words: Words } }; attributes: Record<string, unknown> }

// The schemas themselves say which fields there are: a new one needs a word in labels/fields.ts and nothing else.
const contentTypes = import.meta.glob<Schema>('../../api/*/content-types/*/schema.json', { eager: true, import: 'default' })
const components = import.meta.glob<Schema>('../../components/*/*.json', { eager: true, import: 'default' })

const contentTypeUid = (file: string): string => {
  const name = file.split('/').at(-2) ?? ''
  return `api::${name}.${name}`
}

const componentUid = (file: string): string =>
  file
    .split('/')
    .slice(-2)
    .join('.')
    .replace(/\.json$/, '')

function fieldLabels(kind: 'content-types' | 'components', uid: string, { attributes }: Schema, language: Language): [string, string][] {
  return [...Object.keys(attributes), 'createdAt'].flatMap((field): [string, string][] => {
    const words = fieldWords(uid, field)
    return words ? [[`content-manager.${kind}.${uid}.${field}`, wordIn(words, language)]] : []
  })
}

/** The name of a type, by the one in its schema: of what visitors send it stands there, of what editors write in `entities`. */
function typeLabel(uid: string, { info, pluginOptions }: Schema, language: Language): [string, string][] {
  const words = pluginOptions?.imar?.words ?? entityOf(uid)?.words
  return words ? [[info.displayName, wordIn(words, language)]] : []
}

function labelsIn(language: Language): Record<string, string> {
  return Object.fromEntries([
    ...Object.entries({ ...SHELL_MEDIA[language], ...(language === 'ar' && SHELL_ARABIC) }),
    ...(['service', 'reviewing', 'events', 'writing'] as const).map((part): [string, string] => [`imar.home.${part}`, wordIn(HOME[part], language)]),
    ['imar.translations', wordIn(OVERVIEW.menu, language)],
    ['imar.speed', wordIn(SPEED.menu, language)],
    ['imar.mails', wordIn(MAILS.menu, language)],
    ['imar.queue', wordIn(QUEUE.menu, language)],
    ['imar.statistics', wordIn(STATISTICS.menu, language)],
    ['imar.sender', wordIn(SENDER.menu, language)],
    ['imar.plans', wordIn(PLANS.menu, language)],
    ['imar.bin', wordIn(BIN.menu, language)],
    ['imar.audit', wordIn(AUDIT.menu, language)],
    ['imar.accounts', wordIn(ACCOUNTS.menu, language)],
    ['imar.own-account', wordIn(ACCOUNTS.own, language)],
    ['imar.links', wordIn(CHECKS.menu, language)],
    ...Object.entries(SWITCH).map(([value, key]): [string, string] => [key, wordIn(SUBMISSION_VALUES[value] ?? NO_WORDS, language)]),
    ...Object.entries({ ...SHELL, ...VALUES, ...SUBMISSION_VALUES, ...TYPES }).map(([name, words]): [string, string] => [name, wordIn(words, language)]),
    ...Object.entries(contentTypes).flatMap(([file, schema]) => typeLabel(contentTypeUid(file), schema, language)),
    ...Object.entries(contentTypes).flatMap(([file, schema]) => fieldLabels('content-types', contentTypeUid(file), schema, language)),
    ...Object.entries(components).flatMap(([file, schema]) => fieldLabels('components', componentUid(file), schema, language)),
  ])
}

/** What Strapi's admin shows in place of the technical names, per language. */
export const translations = Object.fromEntries(LANGUAGES.map((language) => [language, labelsIn(language)]))
