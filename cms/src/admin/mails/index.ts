import { Mail } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { addPage } from '../add-page'
import { SUBMISSIONS } from '../../content-types'
import { addPanel } from '../desk'
import { MailsPanel } from './MailsPanel'

/** Puts the outbox into the admin's menu. */
export function addOutbox(app: StrapiApp): void {
  addPage(app, {
    to: 'outbox',
    icon: Mail,
    intlLabel: { id: 'imar.mails', defaultMessage: 'Mails' },
    // For those who answer what visitors send; the server says no to others.
    permissions: SUBMISSIONS.map((subject) => ({ action: 'plugin::content-manager.explorer.read', subject })),
    position: 4,
    load: () => import('./Outbox').then(({ Outbox }) => Outbox),
  })
}

/** What a submission has heard of us, beside it. */
export function addMails(app: StrapiApp): void {
  addPanel(app, MailsPanel)
}
