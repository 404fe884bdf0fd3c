import { createHash } from 'node:crypto'
import { z } from 'zod'
import { withDatabase } from './database'

/** Of each table its columns and what is unique in it; of what Strapi keeps for itself nothing. */
const TABLES = `
  SELECT 'column ' || t.name || '.' || c.name || ' ' || c.type || iif(c."notnull", ' not null', '') || coalesce(' default ' || c.dflt_value, '') AS line
    FROM sqlite_master t JOIN pragma_table_info(t.name) c WHERE t.type = 'table' AND t.name NOT GLOB 'sqlite_*' AND t.name NOT GLOB 'strapi_migrations*'
    AND t.name NOT IN ('strapi_database_schema', 'imar_schema')
  UNION ALL SELECT 'unique ' || t.name || ' ' || (SELECT group_concat(name) FROM pragma_index_info(i.name))
    FROM sqlite_master t JOIN pragma_index_list(t.name) i WHERE t.type = 'table' AND i."unique" AND i.name NOT GLOB 'sqlite_*'`

/** How each type behaves: Strapi deletes documents of a type that has no more drafts, or languages. */
const TYPES = `
  SELECT 'type ' || key || iif(value ->> '$.options.draftAndPublish', ' drafts', '') || iif(value ->> '$.pluginOptions.i18n.localized', ' languages', '') AS line
    FROM json_each((SELECT value FROM strapi_core_store_settings WHERE key = 'strapi_content_types_schema'))`

const PERMISSIONS = `
  SELECT 'permission ' || r.code || ' ' || p.action || ' ' || coalesce(p.subject, '-') AS line, p.properties || p.conditions AS more
    FROM admin_permissions p JOIN admin_permissions_role_lnk l ON l.permission_id = p.id JOIN admin_roles r ON r.id = l.role_id`

const TOKENS = `
  SELECT 'token ' || t.name || ' ' || p.action AS line
    FROM strapi_api_token_permissions p JOIN strapi_api_token_permissions_token_lnk l ON l.api_token_permission_id = p.id JOIN strapi_api_tokens t ON t.id = l.api_token_id`

const LAYOUTS = `
  SELECT 'layout ' || replace(key, 'plugin_content_manager_configuration_', '') AS line, value AS more
    FROM strapi_core_store_settings WHERE key GLOB 'plugin_content_manager_configuration_*'`

const rows = z.array(z.object({ line: z.string(), more: z.string().optional() }))

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

/** One line for each thing that a release keeps in a new database: what it is made of, and what its start writes there. */
export function kept(file: string): Promise<{ tables: string[]; rows: string[] }> {
  return withDatabase({ environment: { DATABASE_FILENAME: file } }, async (database) => {
    const linesOf = async (statement: string) =>
      rows.parse(await database.raw(statement)).map(({ line, more }) => (more === undefined ? line : `${line} ${digest(more)}`))
    const all = async (...statements: string[]) => (await Promise.all(statements.map(linesOf))).flat().sort()
    return { tables: await all(TABLES, TYPES), rows: await all(PERMISSIONS, TOKENS, LAYOUTS) }
  })
}
