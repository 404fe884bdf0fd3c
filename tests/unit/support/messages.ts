import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type english from '@/messages/en.json'
import type { Locale } from '@/rules/languages'

/** The messages of a language, those of a language that was just added too. */
export function readMessages(locale: Locale): typeof english {
  return JSON.parse(readFileSync(resolve(__dirname, '../../../messages', `${locale}.json`), 'utf8'))
}
