/** A database without them is none of the content service's. */
export const NEEDED_TABLES = ['strapi_core_store_settings', 'strapi_database_schema', 'admin_users']
