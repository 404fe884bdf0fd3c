import { readFileSync } from 'node:fs'
import { createTranslator } from 'use-intl/core'
import { readTemplate } from '../../lib/template/template.mjs'
import { inRoot } from '../lib/paths.mjs'

const directions = { ar: 'rtl', en: 'ltr', de: 'ltr' }

export const locales = Object.keys(directions)

/** The template in a language with what a file says of itself. */
export function templateIn(locale) {
  const messages = JSON.parse(readFileSync(inRoot(`messages/${locale}.json`), 'utf8'))
  const t = createTranslator({ locale, messages })
  return {
    ...readTemplate((key, values) => t(`template.${key}`, values)),
    locale,
    dir: directions[locale],
    author: t('layout.siteName'),
  }
}
