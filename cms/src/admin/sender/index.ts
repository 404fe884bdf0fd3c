import { Shield } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { addPage } from '../add-page'
import { TEMPLATE } from '../../uids'

/** Puts what the domain of the sender says about its mails into the admin's menu. */
export function addSenderCheck(app: StrapiApp): void {
  addPage(app, {
    to: 'sender',
    icon: Shield,
    intlLabel: { id: 'imar.sender', defaultMessage: 'Sender of mails' },
    permissions: [{ action: 'plugin::content-manager.explorer.read', subject: TEMPLATE }],
    position: 5,
    load: () => import('./SenderPage').then(({ SenderPage }) => SenderPage),
  })
}
