import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import dotenv from 'dotenv'
import { z } from 'zod'
import allowed from './rules/settings.json'

/** The root of the repository: the compiled file lies in cms/dist/src. */
export const repositoryRoot = path.resolve(__dirname, '../../..')

const file = path.join(repositoryRoot, '.env')

// One file holds the settings of the site too: only those of this process are taken. What the process already has wins.
if (existsSync(file)) {
  const stored = dotenv.parse(readFileSync(file))
  for (const name of Object.values(allowed.contentService).flat()) {
    const value = stored[name]
    if (value !== undefined) process.env[name] ??= value
  }
}

// Nothing calls home (see also logger.updates in config/server.ts).
process.env.STRAPI_TELEMETRY_DISABLED = 'true'
// The first language of a new database; otherwise Strapi makes English, and lists it first.
process.env.STRAPI_PLUGIN_I18N_INIT_LOCALE_CODE = 'ar'

/** The value of a variable, or undefined when it is missing or empty. */
export function optional(name: string): string | undefined {
  return process.env[name]?.trim() || undefined
}

/** `strapi build` reads the configuration too, on machines that hold no secrets. */
const building = process.argv[2] === 'build'

/** The value of a variable. Throws an error that says what to do when it is missing. */
export function required(name: string): string {
  const value = optional(name) ?? (building ? 'unused' : undefined)
  if (!value) throw new Error(`${name} is not set. "npm start" in the repository root writes it to .env.`)
  return value
}

/** A whole number that may be set, or what holds without it. Throws an error that says what to do when it is something else. */
export function wholeNumber(name: string, otherwise: number): number {
  const value = optional(name)
  if (value === undefined) return otherwise
  if (!/^\d+$/.test(value)) throw new Error(`${name} has to be a whole number.`)
  return Number(value)
}

/** The file of the database, where it is one. */
export const databaseFile = () => path.resolve(repositoryRoot, optional('DATABASE_FILENAME') ?? '.imar/data/imar.db')

/** The public address of the site. */
export const siteUrl = () => (optional('SITE_URL') ?? 'http://localhost:3000').replace(/\/$/, '')

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''))

/** Where the processes of the site hear of changes: their own addresses, or the public one. Throws an error that says what to do. */
export function siteAddresses(): string[] {
  const given = (optional('SITES') ?? siteUrl()).split(',').map((text) => text.trim())
  const addresses = z.array(address).min(1).safeParse(given.filter(Boolean))
  if (!addresses.success) throw new Error('SITES has to be addresses with commas between them: http://127.0.0.1:3000,http://127.0.0.1:3001')
  return [...new Set(addresses.data)]
}
export const port = () => Number(optional('CMS_PORT') ?? 1337)

/** The address under which people reach the content service. */
export const publicUrl = () => (optional('CMS_URL') ?? optional('CONTENT_URL') ?? `http://127.0.0.1:${port()}`).replace(/\/$/, '')
