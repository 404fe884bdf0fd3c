import type { Core } from '@strapi/strapi'
import { ensureAdministrator } from './bootstrap/administrator'
import { ensureApiTokens } from './bootstrap/api-tokens'
import { ensureLocales } from './bootstrap/locales'
import { ensureRoles } from './bootstrap/roles'
import { ensureWebhook } from './bootstrap/webhook'
import { seedOnFirstStart } from './seed'

export default {
  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await ensureLocales(strapi)
    await ensureApiTokens(strapi)
    await ensureAdministrator(strapi)
    await ensureRoles(strapi)
    await seedOnFirstStart(strapi)
    // After that, so that the site does not hear of every document of the sample content.
    await ensureWebhook(strapi)
  },
}
