import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
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
    backups: inRoot(variables.BACKUP_DIR || 'backups'),
    backupNote: join(dirname(applicantFiles), 'last-backup.json'),
    // In a container of its own it is not there under the address of this machine.
    health: [`http://127.0.0.1:${variables.CMS_PORT}/_health`, `${variables.CONTENT_URL}/_health`],
  }
}

/** The SQLite driver of the content service: this package has none of its own. */
export function openSqlite(file, options) {
  let Sqlite
  try {
    Sqlite = createRequire(join(cms, 'package.json'))('better-sqlite3')
  } catch {
    throw new Problem('The content service is not installed: run "npm ci" in cms/ first.')
  }
  return new Sqlite(file, options)
}

/** Runs a program to its end. Throws a Problem with what it said. */
export function run(program, args, options = {}) {
  return new Promise((done, fail) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
    let said = ''
    child.stderr.on('data', (chunk) => (said += chunk))
    child.once('error', () => fail(new Problem(`${program} is not installed.`)))
    child.once('close', (code) => (code === 0 ? done() : fail(new Problem(`${program} failed: ${said.trim()}`))))
  })
}

/** A client program of PostgreSQL; Debian keeps those of each version in a folder outside the path. */
export function postgresProgram(name) {
  const folder = '/usr/lib/postgresql'
  const versions = existsSync(folder) ? readdirSync(folder).sort((a, b) => Number(b) - Number(a)) : []
  return versions.map((version) => join(folder, version, 'bin', name)).find((file) => existsSync(file)) ?? name
}
