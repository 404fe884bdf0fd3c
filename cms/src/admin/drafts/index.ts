import type { StrapiApp } from '@strapi/strapi/admin'
import { DraftsOfDocument } from './DraftsOfDocument'
import { forgetOldDrafts } from './store'

/** Keeps what is typed into documents on the device until it is saved. */
export function addDrafts(app: StrapiApp): void {
  forgetOldDrafts()
  app.getPlugin('content-manager').injectComponent('editView', 'right-links', { name: 'imar-drafts', Component: DraftsOfDocument })
}
