/** @jest-environment node */
import { resolve } from 'node:path'
import { LOCALES, type Locale } from '@/rules/languages'
import { flatten } from './messages/flatten'
import { readMessage } from './messages/icu'
import { isUsed, readUsage } from './messages/used-keys'
import { readMessages } from './support/messages'

const texts = Object.fromEntries(LOCALES.map((locale) => [locale, flatten(readMessages(locale))])) as Record<Locale, Record<string, string>>
const keys = Object.keys(texts.en)
const usage = readUsage(resolve(__dirname, '../..'))

/** CLDR's plural categories of a language; '=0' may stand for zero and so on. */
const formsOf = (locale: Locale): string[] => new Intl.PluralRules(locale).resolvedOptions().pluralCategories
const exact: Record<string, string> = { '=0': 'zero', '=1': 'one', '=2': 'two' }

test('Arabic has six forms of a plural', () => {
  expect(formsOf('ar')).toHaveLength(6)
})

test('there are messages', () => {
  expect(keys.length).toBeGreaterThan(0)
})

test.each(LOCALES)('%s has the same keys as English', (locale) => {
  expect(Object.keys(texts[locale]).sort()).toEqual([...keys].sort())
})

test.each(LOCALES)('%s has a text for every key', (locale) => {
  expect(keys.filter((key) => texts[locale][key]?.trim() === '')).toEqual([])
})

test.each(LOCALES)('%s takes the same values and tags as English', (locale) => {
  const different = keys.filter((key) => {
    const { names, choices } = readMessage(texts[locale][key] ?? '')
    const original = readMessage(texts.en[key] ?? '')
    return JSON.stringify([names, choices]) !== JSON.stringify([original.names, original.choices])
  })
  expect(different).toEqual([])
})

test.each(LOCALES)('%s has every plural form of its language', (locale) => {
  const incomplete = keys.filter((key) =>
    readMessage(texts[locale][key] ?? '').plurals.some((present) => {
      const names = present.map((form) => exact[form] ?? form)
      return formsOf(locale).some((form) => !names.includes(form))
    }),
  )
  expect(incomplete).toEqual([])
})

test('every key the code asks for exists', () => {
  const missing = [...usage.certain].filter(([key]) => !(key in texts.en))
  expect(missing).toEqual([])
})

test('every key is used by the code', () => {
  expect(keys.filter((key) => !isUsed(key, usage))).toEqual([])
})
