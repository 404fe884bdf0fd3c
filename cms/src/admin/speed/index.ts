import { ChartPie } from '@strapi/icons'
import type { StrapiApp } from '@strapi/strapi/admin'
import { addPage } from '../add-page'
import { uidOf } from '../../uids'

/** Puts the overview of speed into the admin's menu. */
export function addSpeedOverview(app: StrapiApp): void {
  addPage(app, {
    to: 'speed-overview',
    icon: ChartPie,
    intlLabel: { id: 'imar.speed', defaultMessage: 'Speed' },
    // For those who write content; the server says no to others.
    permissions: [{ action: 'plugin::content-manager.explorer.read', subject: uidOf('article') }],
    position: 3,
    load: () => import('./SpeedOverview').then(({ SpeedOverview }) => SpeedOverview),
  })
}
