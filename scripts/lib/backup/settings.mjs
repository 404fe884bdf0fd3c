import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { inRoot } from '../paths.mjs'
import { Problem } from '../problem.mjs'
import { readEnvFile } from '../settings.mjs'

export const SETTINGS = 'imar.env'

/** The names of all settings: of the environment of a process only these are ours. */
const known = () => new Set(Object.values(JSON.parse(readFileSync(inRoot('rules/settings.json'), 'utf8'))).flatMap((names) => Object.values(names).flat()))

/** A line of a file of settings, as systemd, compose and Node read it. */
function line([name, value]) {
  if (/^[\w@%+=:,./-]*$/.test(value)) return `${name}=${value}\n`
  const quote = ["'", '"', '`'].find((mark) => !value.includes(mark) && !(mark === '"' && /[\\$\n]/.test(value)))
  if (!quote) throw new Problem(`${name} holds every kind of quotation mark, which no file of settings can: choose another value.`)
  return `${name}=${quote}${value}${quote}\n`
}

/** Settings that name a file with a secret, which belongs to them. */
const FILES = ['DKIM_PRIVATE_KEY_FILE']

/** Writes the settings in use into a folder: those of .env, those of the environment, and the files that they name. */
export function writeSettings(folder, variables) {
  const names = known()
  const given = Object.entries(process.env).filter(([name, value]) => names.has(name) && value)
  const settings = { ...readEnvFile(), ...Object.fromEntries(given) }
  mkdirSync(folder, { mode: 0o700 })
  writeFileSync(join(folder, SETTINGS), Object.entries(settings).map(line).join(''), { mode: 0o600 })
  for (const file of FILES.map((name) => variables[name]).filter((file) => file && existsSync(file))) copyFileSync(file, join(folder, basename(file)))
}

/** Without them a restored content service starts with other ones: what they have signed or encrypted is lost (docs/how-to/replace-a-secret.md). */
const SECRETS = ['APP_KEYS', 'API_TOKEN_SALT', 'ADMIN_JWT_SECRET', 'TRANSFER_TOKEN_SALT', 'ENCRYPTION_KEY']

/** The secrets of the content service that a file of settings lacks. */
export function lackingSecrets(file) {
  const settings = readEnvFile(file)
  return SECRETS.filter((name) => !settings[name])
}
