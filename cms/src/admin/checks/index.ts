import { Link } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { addPanel, publishers } from '../desk'
import { CheckPanel } from './CheckPanel'

/** Puts the links that lead nowhere into the admin's menu. */
export function addBrokenLinks(app: StrapiApp): void {
  app.addMenuLink({
    to: 'broken-links',
    icon: Link,
    intlLabel: { id: 'imar.links', defaultMessage: 'Links' },
    permissions: publishers(),
    position: 4,
    Component: async () => ({ default: (await import('./BrokenLinks')).BrokenLinks }),
  })
}

/** What editors see before they publish, above the panel that plans. */
export function addChecks(app: StrapiApp): void {
  addPanel(app, CheckPanel)
}
