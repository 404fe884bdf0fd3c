import type { ContentManagerPlugin, PanelComponent } from '@strapi/content-manager/strapi-admin'
import type { StrapiApp } from '@strapi/strapi/admin'
import { contentUids } from '../content-types'

/** Adds a panel beside documents, below those that are there. */
export function addPanel(app: StrapiApp, panel: PanelComponent): void {
  const apis = app.getPlugin('content-manager').apis as ContentManagerPlugin['config']['apis']
  apis.addEditViewSidePanel([panel])
}

/** Who sees what is for those that publish content; what somebody may not read is left out by the server. */
export const publishers = () => contentUids().map((subject) => ({ action: 'plugin::content-manager.explorer.publish', subject }))

/** Only administrators may change roles; others are refused by the server. */
export const ADMINISTRATORS = [{ action: 'admin::roles.update', subject: null }]
