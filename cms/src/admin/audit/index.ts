import { Archive } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { addPage } from '../add-page'
import { ADMINISTRATORS } from '../desk'

/** Puts the audit trail into the admin's menu, for administrators. */
export function addAuditTrail(app: StrapiApp): void {
  addPage(app, {
    to: 'audit-trail',
    icon: Archive,
    intlLabel: { id: 'imar.audit', defaultMessage: 'Audit trail' },
    permissions: ADMINISTRATORS,
    position: 9,
    load: () => import('./AuditTrail').then(({ AuditTrail }) => AuditTrail),
  })
}
