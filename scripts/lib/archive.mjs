import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { cms, inRoot } from './paths.mjs'
import { Problem } from './problem.mjs'
import { readSettings } from './settings.mjs'

/** The folder of an archive's contents: a description, the database, the uploads and the files of applicants. */
export const names = {
  description: 'backup.json',
  sqlite: 'database.sqlite',
  postgres: 'database.pgdump',
  uploads: 'uploads',
  applicantFiles: 'applicant-files',
}

/** Where the content service keeps what is worth keeping. */
export function locations() {
  const { variables } = readSettings()
  const applicantFiles = inRoot(variables.APPLICANT_FILES_DIR || '.imar/data/applicant-files')
  return {
    client: variables.DATABASE_CLIENT === 'postgres' ? 'postgres' : 'sqlite',
    databaseFile: inRoot(variables.DATABASE_FILENAME || '.imar/data/imar.db'),
    databaseUrl: variables.DATABASE_URL,
    uploads: join(resolve(cms, variables.CMS_PUBLIC_DIR || 'public'), 'uploads'),
    applicantFiles,
    // Whether files are in buckets (cms/src/buckets/settings.ts); what is in the folders is of the time before.
    isInBuckets: Object.keys(variables).some((name) => name.startsWith('S3_')),
    variables,
    backups: inRoot(variables.BACKUP_DIR || 'backups'),
    backupNote: join(dirname(applicantFiles), 'last-backup.json'),
    // In a container of its own it is not there under the address of this machine.
    health: [`http://127.0.0.1:${variables.CMS_PORT}/_health`, `${variables.CONTENT_URL}/_health`],
  }
}

/** A package of the content service: this package has none of its own. */
export function contentServicePackage(name) {
  try {
    return createRequire(join(cms, 'package.json'))(name)
  } catch (error) {
    if (error.code === 'MODULE_NOT_FOUND') throw new Problem('The content service is not installed: run "npm ci" in cms/ first.')
    throw error
  }
}

/** Opens a database with the SQLite driver of the content service. */
export function openSqlite(file, options) {
  const Sqlite = contentServicePackage('better-sqlite3')
  try {
    return new Sqlite(file, options)
  } catch (error) {
    if (error.code !== 'ERR_DLOPEN_FAILED') throw error
    throw new Problem(
      `The content service was installed with another version of Node than this one (${process.version}): run "npm rebuild better-sqlite3" in cms/.`,
    )
  }
}
