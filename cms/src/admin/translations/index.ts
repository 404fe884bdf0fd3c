import { Earth } from '@strapi/icons'
import type { ContentManagerPlugin } from '@strapi/content-manager/strapi-admin'
import type { StrapiApp } from '@strapi/strapi/admin'
import { addPage } from '../add-page'
import { uidOf } from '../../uids'
import { addPanel } from '../desk'
import { askForArabic } from './ask-for-arabic'
import { askForArabicOfSeveral } from './ask-for-arabic-of-several'
import { TranslatingPanel } from './TranslatingPanel'

/** Puts the translation overview into the admin's menu. */
export function addTranslationOverview(app: StrapiApp): void {
  addPage(app, {
    to: 'translation-overview',
    icon: Earth,
    intlLabel: { id: 'imar.translations', defaultMessage: 'Translations' },
    // For those who write content; what somebody may not read is left out by the server.
    permissions: [{ action: 'plugin::content-manager.explorer.read', subject: uidOf('article') }],
    position: 2,
    load: () => import('./TranslationOverview').then(({ TranslationOverview }) => TranslationOverview),
  })
}

/** The source beside a translation, and the question before one or several are published without Arabic. */
export function addTranslating(app: StrapiApp): void {
  addPanel(app, TranslatingPanel)
  const apis = app.getPlugin('content-manager').apis as ContentManagerPlugin['config']['apis']
  apis.addDocumentAction((actions) => actions.map((action) => (action.type === 'publish' ? askForArabic(action) : action)))
  apis.addBulkAction((actions) => actions.map(askForArabicOfSeveral))
}
