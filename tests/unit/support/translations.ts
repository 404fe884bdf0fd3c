import { createTranslator } from 'next-intl'
import { nameInitiative } from '@/lib/identity/messages.mjs'
import type { Locale } from '@/rules/languages'
import { readMessages } from './messages'

type Scope = { locale?: Locale; namespace?: string }

/** Stands in for `next-intl/server`, which only works inside the framework's server: the messages of a namespace. */
export async function getTranslations({ locale = 'en', namespace }: Scope) {
  return createTranslator({ locale, messages: nameInitiative(locale, readMessages(locale)), namespace: namespace as never })
}
