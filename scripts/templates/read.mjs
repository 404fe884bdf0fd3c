import { readdirSync, readFileSync } from 'node:fs'
import { createTranslator } from 'use-intl/core'
import { nameInitiative } from '../../lib/identity/messages.mjs'
import { readTemplate } from '../../lib/template/template.mjs'
import { inRoot } from '../lib/paths.mjs'

/** Every language has a file of messages. */
export const locales = readdirSync(inRoot('messages')).map((file) => file.replace(/\.json$/, ''))

/** A property in older versions of Node, a function in newer ones. */
const directionOf = (language) => (language.getTextInfo?.() ?? language.textInfo).direction

/** The template in a language with what a file says of itself. */
export function templateIn(locale) {
  const messages = nameInitiative(locale, JSON.parse(readFileSync(inRoot(`messages/${locale}.json`), 'utf8')))
  const t = createTranslator({ locale, messages })
  return {
    ...readTemplate((key, values) => t(`template.${key}`, values)),
    locale,
    dir: directionOf(new Intl.Locale(locale)),
    author: t('layout.siteName'),
  }
}
