import type { ContentManagerPlugin } from '@strapi/content-manager/strapi-admin'
import { Link } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { contentUids } from '../../content-types'
import { CheckPanel } from './CheckPanel'

/** Puts the links that lead nowhere into the admin's menu. */
export function addBrokenLinks(app: StrapiApp): void {
  app.addMenuLink({
    to: 'broken-links',
    icon: Link,
    intlLabel: { id: 'imar.links', defaultMessage: 'Links' },
    // For those who write content; what somebody may not read is left out by the server.
    permissions: contentUids().map((subject) => ({ action: 'plugin::content-manager.explorer.publish', subject })),
    position: 4,
    Component: async () => ({ default: (await import('./BrokenLinks')).BrokenLinks }),
  })
}

/** What editors see before they publish, above the panel that plans. */
export function addChecks(app: StrapiApp): void {
  const apis = app.getPlugin('content-manager').apis as ContentManagerPlugin['config']['apis']
  apis.addEditViewSidePanel([CheckPanel])
}
