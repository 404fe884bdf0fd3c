import { createTranslator } from 'next-intl'
import { nameInitiative } from '@/lib/identity/messages.mjs'
import ar from '@/messages/ar.json'
import de from '@/messages/de.json'
import en from '@/messages/en.json'
import type { Locale } from '@/rules/languages'

type Scope = { locale?: Locale; namespace?: string }

const messages = { ar, de, en }

/** Stands in for `next-intl/server`, which only works inside the framework's server: the messages of a namespace. */
export async function getTranslations({ locale = 'en', namespace }: Scope) {
  return createTranslator({ locale, messages: nameInitiative(locale, messages[locale]), namespace: namespace as never })
}
