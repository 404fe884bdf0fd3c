import { randomBytes, randomInt } from 'node:crypto'
import { appendFileSync, chmodSync, existsSync, readFileSync } from 'node:fs'
import { inRoot } from './paths.mjs'
import { readEnvFile } from './settings.mjs'

const random = (bytes) => () => randomBytes(bytes).toString('base64url')

/** Four groups without letters that look alike; the admin asks for small and capital letters and digits. */
function password() {
  const small = 'abcdefghijkmnpqrstuvwxyz'
  const capital = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
  const digit = '23456789'
  const pick = (alphabet) => alphabet[randomInt(alphabet.length)]
  const group = () => pick(capital) + pick(small) + pick(small) + pick(digit)
  return [group(), group(), group(), group()].join('-')
}

const generators = {
  APP_KEYS: () => [0, 1, 2, 3].map(random(24)).join(','),
  API_TOKEN_SALT: random(24),
  ADMIN_JWT_SECRET: random(32),
  TRANSFER_TOKEN_SALT: random(24),
  ENCRYPTION_KEY: random(32),
  CONTENT_TOKEN: () => randomBytes(128).toString('hex'),
  CONTENT_PREVIEW_TOKEN: () => randomBytes(128).toString('hex'),
  UPLOAD_TOKEN: random(32),
  REVALIDATE_SECRET: random(32),
  PREVIEW_SECRET: random(32),
  FORMS_SECRET: random(32),
  // In the alphabet that the framework reads.
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: () => randomBytes(32).toString('base64'),
  ADMIN_EMAIL: () => 'admin@example.org',
  ADMIN_PASSWORD: password,
}

/** A value for every secret that `variables` lacks. */
export function missingSecrets(variables) {
  const missing = Object.keys(generators).filter((name) => !variables[name])
  return Object.fromEntries(missing.map((name) => [name, generators[name]()]))
}

/** Adds what is missing to .env and returns it. Nothing that is there is changed. */
export function writeMissingSecrets(file = inRoot('.env'), given = process.env) {
  const added = missingSecrets({ ...readEnvFile(file), ...given })
  if (Object.keys(added).length === 0) return added

  const needsNewline = existsSync(file) && !/(^|\n)$/.test(readFileSync(file, 'utf8'))
  const lines = Object.entries(added).map(([name, value]) => `${name}=${value}\n`)
  appendFileSync(file, (needsNewline ? '\n' : '') + lines.join(''), { mode: 0o600 })
  chmodSync(file, 0o600)
  return added
}
