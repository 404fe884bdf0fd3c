import { getRequestConfig } from 'next-intl/server'
import { lang } from 'next/root-params'
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/format'
import { toLocale, type Locale } from '@/lib/i18n/languages'

const messages = {
  ar: () => import('../messages/ar.json'),
  en: () => import('../messages/en.json'),
  de: () => import('../messages/de.json'),
} satisfies Record<Locale, () => Promise<{ default: object }>>

/** Messages of the language that was asked for, or of the route when none was. They stay on the server. */
export default getRequestConfig(async ({ locale: asked }) => {
  const locale = toLocale(asked ?? (await lang()) ?? '')
  return { locale, messages: (await messages[locale]()).default, timeZone: DEFAULT_TIME_ZONE }
})
