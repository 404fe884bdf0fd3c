import { Calendar } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { addPage } from '../add-page'
import { addPanel, publishers } from '../desk'
import { PlanPanel } from './PlanPanel'

/** Puts what is planned into the admin's menu. */
export function addPlannedWeek(app: StrapiApp): void {
  addPage(app, {
    to: 'planned',
    icon: Calendar,
    intlLabel: { id: 'imar.plans', defaultMessage: 'Planned' },
    permissions: publishers(),
    position: 3,
    load: () => import('./PlannedWeek').then(({ PlannedWeek }) => PlannedWeek),
  })
}

/** What editors plan with, beside a document. */
export function addPlans(app: StrapiApp): void {
  addPanel(app, PlanPanel)
}
