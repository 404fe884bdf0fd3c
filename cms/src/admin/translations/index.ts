import { Earth } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'

/** Puts the translation overview into the admin's menu. */
export function addTranslationOverview(app: StrapiApp): void {
  app.addMenuLink({
    to: 'translation-overview',
    icon: Earth,
    intlLabel: { id: 'imar.translations', defaultMessage: 'Translations' },
    // What somebody may not read is left out by the server.
    permissions: [],
    position: 2,
    Component: async () => ({ default: (await import('./TranslationOverview')).TranslationOverview }),
  })
}
