import type { ContentManagerPlugin } from '@strapi/content-manager/strapi-admin'
import type { StrapiApp } from '@strapi/strapi/admin'
import { VersionsPanel } from './VersionsPanel'

/** The versions of a document, beside it. */
export function addVersions(app: StrapiApp): void {
  const apis = app.getPlugin('content-manager').apis as ContentManagerPlugin['config']['apis']
  apis.addEditViewSidePanel([VersionsPanel])
}
