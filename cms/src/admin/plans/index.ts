import type { ContentManagerPlugin } from '@strapi/content-manager/strapi-admin'
import { Calendar } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { contentUids } from '../../content-types'
import { PlanPanel } from './PlanPanel'

/** Puts what is planned into the admin's menu. */
export function addPlannedWeek(app: StrapiApp): void {
  app.addMenuLink({
    to: 'planned',
    icon: Calendar,
    intlLabel: { id: 'imar.plans', defaultMessage: 'Planned' },
    // For those who write content; what somebody may not read is left out by the server.
    permissions: contentUids().map((subject) => ({ action: 'plugin::content-manager.explorer.publish', subject })),
    position: 3,
    Component: async () => ({ default: (await import('./PlannedWeek')).PlannedWeek }),
  })
}

/** What editors plan with, beside a document. */
export function addPlans(app: StrapiApp): void {
  const apis = app.getPlugin('content-manager').apis as ContentManagerPlugin['config']['apis']
  apis.addEditViewSidePanel([PlanPanel])
}
