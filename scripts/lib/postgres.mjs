import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { firstLine, Problem } from './problem.mjs'

/** A client program of PostgreSQL; Debian keeps those of each version in a folder outside the path. */
export function postgresProgram(name) {
  const folder = '/usr/lib/postgresql'
  const versions = existsSync(folder) ? readdirSync(folder).sort((a, b) => Number(b) - Number(a)) : []
  return versions.map((version) => join(folder, version, 'bin', name)).find((file) => existsSync(file)) ?? name
}

/** The address of a database without its password, and an environment that holds the password: arguments are visible to every account of the machine. */
export function connection(databaseUrl) {
  let url
  try {
    url = new URL(databaseUrl)
  } catch {
    throw new Problem('DATABASE_URL is not an address: postgres://name:password@host:5432/database')
  }
  const password = decodeURIComponent(url.password) || url.searchParams.get('password') || ''
  url.password = ''
  url.searchParams.delete('password')
  return { url: url.href, env: password ? { ...process.env, PGPASSWORD: password } : process.env }
}

/** Starts a client program on a database; `ended` gives whether it ended well, and what it said first. */
export function startPostgres(name, args, databaseUrl) {
  const { url, env } = databaseUrl ? connection(databaseUrl) : { env: process.env }
  const child = spawn(postgresProgram(name), url ? [...args, `--dbname=${url}`] : args, { env, stdio: ['pipe', 'pipe', 'pipe'] })
  let said = ''
  child.stderr.on('data', (chunk) => (said += chunk))
  // A program that ends early says why itself.
  child.stdin.on('error', () => {})
  const ended = new Promise((resolve, reject) => {
    child.once('error', () => reject(new Problem(`${name} is not installed: install the client programs of PostgreSQL.`)))
    child.once('close', (code) => resolve({ isWell: code === 0, said: firstLine(said) }))
  })
  return { child, ended }
}

/** What one statement answers, as text. */
export async function askPostgres(databaseUrl, statement) {
  const { child, ended } = startPostgres('psql', ['--no-psqlrc', '--no-align', '--tuples-only', '--quiet', `--command=${statement}`], databaseUrl)
  child.stdin.end()
  let answer = ''
  child.stdout.on('data', (chunk) => (answer += chunk))
  const { isWell, said } = await ended
  if (!isWell) throw new Problem(`PostgreSQL does not answer: ${said}.`)
  return answer.trim()
}
