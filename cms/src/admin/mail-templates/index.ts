import type { StrapiApp } from '@strapi/strapi/admin'
import { addPanel } from '../desk'
import { PreviewPanel } from './PreviewPanel'

/** What the text of a mail is tried with, beside it. */
export function addMailPreview(app: StrapiApp): void {
  addPanel(app, PreviewPanel)
}
