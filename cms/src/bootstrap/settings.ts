import type { Core } from '@strapi/strapi'
import { DEFAULT_LOCALE, languages, LOCALES } from '../rules/languages'

/** Pictures are encoded anew when they are uploaded (see media/recheck); doing it twice would cost quality. */
export async function ensureMediaSettings(strapi: Core.Strapi): Promise<void> {
  await strapi.plugin('upload').service('upload').setSettings({
    sizeOptimization: false,
    autoOrientation: false,
    responsiveDimensions: true,
    aiMetadata: false,
  })
}

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
