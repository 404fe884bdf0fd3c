import type { StrapiApp } from '@strapi/strapi/admin'
import { addPanel } from '../desk'
import { DoorsPanel } from './DoorsPanel'

/** The doors of an event, for those who let people in. */
export function addDoors(app: StrapiApp): void {
  addPanel(app, DoorsPanel)
}
