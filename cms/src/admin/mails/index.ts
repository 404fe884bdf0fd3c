import { Mail } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { SUBMISSIONS } from '../../content-types'

/** Puts the mails that did not arrive into the admin's menu. */
export function addLostMails(app: StrapiApp): void {
  app.addMenuLink({
    to: 'lost-mails',
    icon: Mail,
    intlLabel: { id: 'imar.mails', defaultMessage: 'Mails' },
    // For those who answer what visitors send; the server says no to others.
    permissions: SUBMISSIONS.map((subject) => ({ action: 'plugin::content-manager.explorer.read', subject })),
    position: 4,
    Component: async () => ({ default: (await import('./LostMails')).LostMails }),
  })
}
