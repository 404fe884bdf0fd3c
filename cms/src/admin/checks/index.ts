import { Link } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { addPage } from '../add-page'
import { addPanel, publishers } from '../desk'
import { CheckPanel } from './CheckPanel'

/** Puts the links that lead nowhere into the admin's menu. */
export function addBrokenLinks(app: StrapiApp): void {
  addPage(app, {
    to: 'broken-links',
    icon: Link,
    intlLabel: { id: 'imar.links', defaultMessage: 'Links' },
    permissions: publishers(),
    position: 4,
    load: () => import('./BrokenLinks').then(({ BrokenLinks }) => BrokenLinks),
  })
}

/** What editors see before they publish, above the panel that plans. */
export function addChecks(app: StrapiApp): void {
  addPanel(app, CheckPanel)
}
