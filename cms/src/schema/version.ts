/**
 * The version of what this release keeps in the database: tables, columns, indexes, permissions, rights of tokens, layouts of the admin. Raise it by one
 * with each change of these; `tests/cms/schema-version.test.ts` says when, and CONTRIBUTING.md how.
 */
export const SCHEMA_VERSION = 4

/**
 * The lowest version of a release that can run on a database of this one. It stays where it is while columns and tables are only added. When a column is
 * removed, renamed or gets another type, or its rows another meaning, set it to SCHEMA_VERSION: the way back leads through a backup then.
 */
export const OLDEST_SCHEMA = 1
