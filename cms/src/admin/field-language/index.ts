import type { StrapiApp } from '@strapi/strapi/admin'
import { addPanel } from '../desk'
import { FieldLanguage } from './FieldLanguage'

/** Fields are written in the direction of their language. */
export function addFieldLanguage(app: StrapiApp): void {
  addPanel(app, FieldLanguage)
}
