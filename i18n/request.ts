import { getRequestConfig } from 'next-intl/server'
import { lang } from 'next/root-params'
import * as z from 'zod/mini'
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/format'
import { nameInitiative } from '@/lib/identity/messages.mjs'
import { languages, type Locale, toLocale } from '@/rules/languages'

const file = z.object({ default: z.record(z.string(), z.unknown()) })

const named = new Map<Locale, Record<string, unknown>>()

async function messagesIn(locale: Locale): Promise<Record<string, unknown>> {
  const found = named.get(locale) ?? nameInitiative(locale, file.parse(await import(`../messages/${locale}.json`)).default)
  named.set(locale, found)
  return found
}

/** Messages of the language that was asked for, or of the route when none was. They stay on the server. */
export default getRequestConfig(async ({ locale: asked }) => {
  const locale = toLocale(asked ?? (await lang()))
  // As `lib/i18n/format.ts` does: numbers within messages and numbers beside them have the same digits.
  return { locale: languages[locale].intlTag, messages: await messagesIn(locale), timeZone: DEFAULT_TIME_ZONE }
})
