import type { ContentManagerPlugin } from '@strapi/content-manager/strapi-admin'
import type { StrapiApp } from '@strapi/strapi/admin'
import { AttendeesPanel } from './AttendeesPanel'

/** What editors see of those who have registered for an event. */
export function addAttendees(app: StrapiApp): void {
  const apis = app.getPlugin('content-manager').apis as ContentManagerPlugin['config']['apis']
  apis.addEditViewSidePanel([AttendeesPanel])
}
