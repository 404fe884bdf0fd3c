import type { StrapiApp } from '@strapi/strapi/admin'
import { addPanel } from '../desk'
import { AttendeesPanel } from './AttendeesPanel'

/** What editors see of those who have registered for an event. */
export function addAttendees(app: StrapiApp): void {
  addPanel(app, AttendeesPanel)
}
