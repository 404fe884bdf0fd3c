import { readdirSync, readFileSync } from 'node:fs'
import { createTranslator } from 'use-intl/core'
import { nameInitiative } from '../../lib/identity/messages.mjs'
import { inRoot } from './paths.mjs'

/** Every language has a file of messages. */
export const locales = readdirSync(inRoot('messages')).map((file) => file.replace(/\.json$/, ''))

/** The language of visitors of whom nothing else is known: Node cannot read the table of languages itself. */
export const defaultLocale = /DEFAULT_LOCALE: Locale = '(\w+)'/.exec(readFileSync(inRoot('rules/languages.ts'), 'utf8'))[1]

/** 'rtl' or 'ltr'. A property in older versions of Node, a function in newer ones. */
export function directionOf(locale) {
  const language = new Intl.Locale(locale)
  return (language.getTextInfo?.() ?? language.textInfo).direction
}

/** Gives the text of a message by its full key. */
export function translatorOf(locale) {
  const messages = nameInitiative(locale, JSON.parse(readFileSync(inRoot(`messages/${locale}.json`), 'utf8')))
  return createTranslator({ locale, messages })
}
