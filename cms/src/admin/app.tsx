import type { StrapiApp } from '@strapi/strapi/admin'
import { followTextDirection } from './direction'
import { addHints } from './hints'
import { translations } from './labels/translations'

const adminApp = {
  config: {
    locales: ['ar', 'de'],
    translations,
    tutorials: false,
    notifications: { releases: false },
  },
  bootstrap(app: StrapiApp) {
    app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', addHints)
    followTextDirection()
  },
}

export default adminApp
