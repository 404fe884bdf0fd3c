import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { parse } from 'yaml'
import { inRoot } from '../../../scripts/lib/paths.mjs'

/** Puts settings in as compose does: ${NAME}, ${NAME:?}, ${NAME:-instead}. */
function filledIn(text, settings) {
  return text.replaceAll(/\$\{(\w+)(?::([?-])([^}]*))?\}/g, (_, name, kind, instead = '') => {
    if (settings[name]) return settings[name]
    if (kind === '?') throw new Error(`compose.yml needs ${name}.`)
    return instead
  })
}

/** A variable without a value is passed on from the env file when it is set there. */
const passedOn = (environment, settings) =>
  Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) => (value !== null ? [[name, value]] : settings[name] ? [[name, settings[name]]] : [])),
  )

/** The services of deploy/containers/compose.yml with the settings of an env file. `change` is done to its text. */
export function readCompose(envFile, change = (text) => text) {
  const settings = parseEnv(readFileSync(envFile, 'utf8'))
  const text = change(readFileSync(inRoot('deploy/containers/compose.yml'), 'utf8'))
  // Into what was parsed, as compose does it: an empty setting is an empty text, and not nothing.
  const fillIn = (_, value) => (typeof value === 'string' ? filledIn(value, settings) : value)
  const { services } = parse(text, fillIn, { merge: true })
  return Object.fromEntries(
    Object.entries(services).map(([name, { environment = {}, env_file: files = [], volumes = [], build }]) => [
      name,
      {
        dockerfile: build?.dockerfile,
        environment: { ...(files.length > 0 && settings), ...passedOn(environment, settings) },
        volumes: volumes.map((volume) => volume.split(':')),
      },
    ]),
  )
}
