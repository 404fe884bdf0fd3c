import { Archive } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { ADMINISTRATORS } from '../desk'

/** Puts the audit trail into the admin's menu, for administrators. */
export function addAuditTrail(app: StrapiApp): void {
  app.addMenuLink({
    to: 'audit-trail',
    icon: Archive,
    intlLabel: { id: 'imar.audit', defaultMessage: 'Audit trail' },
    permissions: ADMINISTRATORS,
    position: 9,
    Component: async () => ({ default: (await import('./AuditTrail')).AuditTrail }),
  })
}
