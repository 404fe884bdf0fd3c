import type { Core } from '@strapi/strapi'

export const LOCALES = [
  { code: 'ar', name: 'العربية (ar)' },
  { code: 'en', name: 'English (en)' },
  { code: 'de', name: 'Deutsch (de)' },
]

/** The three languages, Arabic as the default. Others, which a person may have added, are left alone. */
export async function ensureLocales(strapi: Core.Strapi): Promise<void> {
  const locales = strapi.plugin('i18n').service('locales')
  for (const locale of LOCALES) {
    const found = await locales.findByCode(locale.code)
    if (!found) await locales.create(locale)
    else if (found.name !== locale.name) await locales.update({ code: locale.code }, { name: locale.name })
  }
  if ((await locales.getDefaultLocale()) !== 'ar') await locales.setDefaultLocale({ code: 'ar' })
}
