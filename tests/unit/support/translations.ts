import { createTranslator } from 'next-intl'
import en from '@/messages/en.json'

type Scope = { namespace?: string }

/** Stands in for `next-intl/server`, which only works inside the framework's server: the English messages of a namespace. */
export async function getTranslations({ namespace }: Scope) {
  return createTranslator({ locale: 'en', messages: en, namespace: namespace as never })
}
