import { getRequestConfig } from 'next-intl/server'
import { lang } from 'next/root-params'
import { toLocale } from '@/lib/i18n/languages'

/** Messages of the language that was asked for, or of the route when none was. They stay on the server. */
export default getRequestConfig(async ({ locale: asked }) => {
  const locale = toLocale(asked ?? (await lang()) ?? '')
  const { default: messages } = await import(`../messages/${locale}.json`)
  return { locale, messages, timeZone: 'Asia/Damascus' }
})
