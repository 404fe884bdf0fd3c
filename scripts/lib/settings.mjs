import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { BAD_PORTS } from './bad-ports.mjs'
import { inRoot } from './paths.mjs'
import { Problem } from './problem.mjs'

/** The variables of .env, or none when the file does not exist. */
export function readEnvFile(file = inRoot('.env')) {
  try {
    return parseEnv(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error.code === 'ENOENT') return {}
    throw error
  }
}

function port(variables, name, fallback, isVisited = true) {
  const text = variables[name] || String(fallback)
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1 || value > 65535) {
    throw new Problem(`${name}=${text} is not a port: set it to a number from 1 to 65535.`)
  }
  if (isVisited && BAD_PORTS.has(value)) {
    throw new Problem(`${name}=${text} cannot be used: browsers refuse to connect to port ${value}, which belongs to another service. Choose another number.`)
  }
  return value
}

/**
 * Settings of one run. What the process was given wins over .env.
 * `variables` holds everything the services read, addresses included.
 */
export function readSettings(given = process.env, fromFile = readEnvFile()) {
  const variables = { ...fromFile, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value)) }
  const ports = {
    site: port(variables, 'SITE_PORT', 3000),
    cms: port(variables, 'CMS_PORT', 1337),
    mailWeb: port(variables, 'MAIL_WEB_PORT', 1080),
    smtp: port(variables, 'SMTP_PORT', 1025, false),
  }
  const CONTENT_URL = variables.CONTENT_URL ?? `http://127.0.0.1:${ports.cms}`
  return {
    ports,
    variables: {
      ...variables,
      SITE_PORT: String(ports.site),
      CMS_PORT: String(ports.cms),
      MAIL_WEB_PORT: String(ports.mailWeb),
      SMTP_PORT: String(ports.smtp),
      SMTP_HOST: variables.SMTP_HOST ?? '127.0.0.1',
      SITE_URL: variables.SITE_URL ?? `http://localhost:${ports.site}`,
      CONTENT_URL,
      // For people, and by the same host name as the site: only so may the one show the other in a frame with its cookies.
      CMS_URL: variables.CMS_URL ?? variables.CONTENT_URL ?? `http://localhost:${ports.cms}`,
    },
  }
}
