import type { StrapiApp } from '@strapi/strapi/admin'
import { addPanel } from '../desk'
import { VersionsPanel } from './VersionsPanel'

/** The versions of a document, beside it. */
export function addVersions(app: StrapiApp): void {
  addPanel(app, VersionsPanel)
}
