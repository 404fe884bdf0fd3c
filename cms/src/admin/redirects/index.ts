import type { StrapiApp } from '@strapi/strapi/admin'
import { ImportButton } from './ImportButton'

/** What editors have above the list of former addresses. */
export function addRedirectImport(app: StrapiApp): void {
  app.getPlugin('content-manager').injectComponent('listView', 'actions', { name: 'import-redirects', Component: ImportButton })
}
