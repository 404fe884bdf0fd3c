import { Earth } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { uidOf } from '../../uids'

/** Puts the translation overview into the admin's menu. */
export function addTranslationOverview(app: StrapiApp): void {
  app.addMenuLink({
    to: 'translation-overview',
    icon: Earth,
    intlLabel: { id: 'imar.translations', defaultMessage: 'Translations' },
    // For those who write content; what somebody may not read is left out by the server.
    permissions: [{ action: 'plugin::content-manager.explorer.read', subject: uidOf('article') }],
    position: 2,
    Component: async () => ({ default: (await import('./TranslationOverview')).TranslationOverview }),
  })
}
