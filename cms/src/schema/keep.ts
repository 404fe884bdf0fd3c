import type { Core } from '@strapi/strapi'
import { z } from 'zod'
import { claimDatabase, isOlderRelease } from './claim'

const PERMISSION = 'admin::permission'
const TOKEN_PERMISSION = 'admin::api-token-permission'
const STORE = 'strapi::core-store'

/** Where Strapi keeps the layouts of lists and forms in the admin. */
const LAYOUTS = 'plugin_content_manager_configuration_'

/** What no row fulfils. */
const NONE = { id: { $in: [] } }

const permissionRow = z.object({ action: z.string(), subject: z.string().nullish(), role: z.unknown(), apiToken: z.unknown() })
const keyed = z.object({ where: z.object({ key: z.string() }) })

/** Whether a permission is about something that this release does not have. One without role and token belongs to nobody. */
async function isOfAnotherRelease(strapi: Core.Strapi, where: unknown): Promise<boolean> {
  const found = permissionRow.safeParse(await strapi.db.query(PERMISSION).findOne({ where: Object(where), populate: ['role', 'apiToken'] }))
  if (!found.success || !(found.data.role || found.data.apiToken)) return false
  const { action, subject } = found.data
  return !strapi.service('admin::permission').actionProvider.has(action) || (typeof subject === 'string' && !(subject in strapi.contentTypes))
}

/** Strapi deletes at its start, and when a role is edited, what it does not know; another release does, or did. */
function keepUnknownRows(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: [PERMISSION],
    async beforeDelete({ params }) {
      if (await isOfAnotherRelease(strapi, params.where)) params.where = NONE
    },
  })
  strapi.db.lifecycles.subscribe({
    models: [TOKEN_PERMISSION],
    // At the start it deletes those of unknown actions. It deletes others one by one.
    beforeDeleteMany({ params }) {
      if (!strapi.isLoaded) params.where = NONE
    },
  })
  strapi.db.lifecycles.subscribe({
    models: [STORE],
    beforeDelete({ params }) {
      if (keyed.safeParse(params).data?.where.key.startsWith(LAYOUTS)) params.where = NONE
    },
  })
  // It deletes the links to files, and the parts of documents, of types that it does not know.
  strapi.db.repair.removeOrphanMorphType = async () => undefined
}

/** A newer release has written these for itself. It may be running. */
function keepRowsOfNewerRelease(strapi: Core.Strapi): void {
  const leave = ({ params }: { params: { where?: unknown } }) => {
    if (!strapi.isLoaded) params.where = NONE
  }
  strapi.db.lifecycles.subscribe({ models: [PERMISSION, STORE], beforeUpdate: leave, beforeDelete: leave })
  strapi.service('admin::role').resetSuperAdminPermissions = async () => undefined
  // Each column that this release knows is there: newer ones only add to them.
  strapi.db.schema.sync = async () => 'UNCHANGED'
}

/**
 * Nothing that a newer or an older release keeps in the database is lost by a start of this one: neither tables and columns (`forceMigration` is off, see
 * config/database.ts) nor rows. Throws when this release may not run on the database at all.
 */
export async function keepOtherReleases(strapi: Core.Strapi): Promise<void> {
  await claimDatabase()
  keepUnknownRows(strapi)
  if (isOlderRelease()) keepRowsOfNewerRelease(strapi)
}
