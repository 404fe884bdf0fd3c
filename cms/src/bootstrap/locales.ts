import type { Core } from '@strapi/strapi'
import { DEFAULT_LOCALE, languages, LOCALES } from '../rules/languages'

const NAMED = LOCALES.map((code) => ({ code, name: `${languages[code].name} (${code})` }))

/** The languages of the site with its default one. Others, which a person may have added, stay as they are. */
export async function ensureLocales(strapi: Core.Strapi): Promise<void> {
  const locales = strapi.plugin('i18n').service('locales')
  for (const locale of NAMED) {
    const found = await locales.findByCode(locale.code)
    if (!found) await locales.create(locale)
    else if (found.name !== locale.name) await locales.update({ code: locale.code }, { name: locale.name })
  }
  if ((await locales.getDefaultLocale()) !== DEFAULT_LOCALE) await locales.setDefaultLocale({ code: DEFAULT_LOCALE })
}
