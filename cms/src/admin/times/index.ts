import type { StrapiApp } from '@strapi/strapi/admin'
import { addPanel } from '../desk'
import { TimesPanel } from './TimesPanel'

/** What the times of an event or an announcement mean, in the zone in which they are entered and in that of the page. */
export function addTimes(app: StrapiApp): void {
  addPanel(app, TimesPanel)
}
