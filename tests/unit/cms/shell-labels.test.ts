/** @jest-environment node */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { SHELL_ARABIC } from '@/cms/src/admin/labels/shell-arabic'
import { SHELL_MEDIA } from '@/cms/src/admin/labels/shell-media'

const FRAMEWORK = [
  ['', 'admin/dist/admin/admin/src/translations'],
  ['content-manager.', 'content-manager/dist/admin/translations'],
  ['upload.', 'upload/dist/admin/translations'],
  ['i18n.', 'i18n/dist/admin/translations'],
] as const

/** What the framework says in English, by its keys. */
function english(): Map<string, string> {
  const entries = FRAMEWORK.flatMap(([prefix, folder]) => {
    const code = readFileSync(path.resolve('cms/node_modules/@strapi', folder, 'en.json.js'), 'utf8')
    // A module of its own makers, as their bundler leaves it: an object that it exports as a whole, or with its parts.
    const module = { exports: {} as Record<string, unknown> }
    runInContext(code, createContext({ module, exports: module.exports, Object, Symbol }))
    const words = Object(module.exports.default ?? module.exports)
    return Object.entries(words).flatMap(([key, text]): [string, string][] => (typeof text === 'string' ? [[prefix + key, text]] : []))
  })
  return new Map(entries)
}

function parts(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    switch (element.type) {
      case TYPE.select:
      case TYPE.plural:
        return [element.value, ...Object.values(element.options).flatMap(({ value }) => parts(value))]
      case TYPE.tag:
        return [element.value, ...parts(element.children)]
      case TYPE.literal:
      case TYPE.pound:
        return []
      default:
        return [element.value]
    }
  })
}

const placeholders = (message: string) => new Set(parts(parse(message)))

const known = english()
const own: Record<string, Record<string, string>> = { ar: { ...SHELL_MEDIA.ar, ...SHELL_ARABIC }, de: SHELL_MEDIA.de ?? {} }

describe.each(Object.entries(own))('what the framework says in other words: %s', (language, texts) => {
  test('replaces something that it says', () => {
    expect(Object.keys(texts).filter((key) => !known.has(key))).toEqual([])
  })

  test('uses no value that it does not give', () => {
    const unknown = Object.entries(texts).flatMap(([key, text]) => {
      const given = placeholders(known.get(key) ?? '')
      return [...placeholders(text)].filter((name) => !given.has(name)).map((name) => `${key}: ${name}`)
    })
    expect(unknown).toEqual([])
  })

  test('has every form of the language where it counts', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    const lacking = Object.entries(texts).filter(([, text]) =>
      parse(text).some((element) => element.type === TYPE.plural && forms.some((form) => !(form in element.options))),
    )
    expect(lacking.map(([key]) => key)).toEqual([])
  })
})
