import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '@/scripts/lib/free-port.mjs'

const DEBIAN = '/usr/lib/postgresql'

/** The folder of PostgreSQL's programs: the newest version of Debian's packages, or undefined. */
export function postgresPrograms(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  return versions.map((version) => path.join(DEBIAN, version, 'bin')).find((folder) => existsSync(path.join(folder, 'initdb')))
}

/** PostgreSQL refuses to run as root, so there it runs as its own user. */
function identity(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' })))
  return { uid, gid }
}

let cluster: { process: ChildProcess; folder: string } | undefined

/** Starts a PostgreSQL of our own in a temporary folder and gives its address; undefined when none is installed. */
export async function startCluster(): Promise<string | undefined> {
  const programs = postgresPrograms()
  if (!programs) return undefined
  const folder = mkdtempSync(path.join(tmpdir(), 'imar-postgres-'))
  const user = identity()
  if (user.uid !== undefined && user.gid !== undefined) chownSync(folder, user.uid, user.gid)
  const password = path.join(folder, 'password')
  writeFileSync(password, 'imar', { mode: 0o644 })
  const data = path.join(folder, 'data')
  const quiet = { ...user, cwd: folder, stdio: 'ignore' } as const
  execFileSync(path.join(programs, 'initdb'), ['-D', data, '-U', 'imar', '-A', 'scram-sha-256', '--pwfile', password, '-E', 'UTF8', '--no-sync'], quiet)
  const port = await freePort()
  // Nothing here has to survive a power cut, and waiting for the disk would take most of the time.
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=100', `unix_socket_directories=${folder}`]
  const server = spawn(
    path.join(programs, 'postgres'),
    ['-D', data, '-h', '127.0.0.1', '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  await new Promise<void>((resolve, reject) => {
    let log = ''
    server.stderr.on('data', (chunk: Buffer) => {
      log += chunk.toString()
      if (log.includes('ready to accept connections')) resolve()
    })
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${log}`)))
  })
  cluster = { process: server, folder }
  return `postgres://imar:imar@127.0.0.1:${port}`
}

export async function stopCluster(): Promise<void> {
  if (!cluster) return
  const { process: server, folder } = cluster
  cluster = undefined
  const exited = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGINT')
  await exited
  rmSync(folder, { recursive: true, force: true })
}

/** Runs the statements of a dump. */
export function fillDatabase(url: string, statements: Buffer): void {
  const programs = postgresPrograms()
  if (!programs) throw new Error('PostgreSQL is not installed')
  execFileSync(path.join(programs, 'psql'), ['--quiet', '--set=ON_ERROR_STOP=1', url], { input: statements, stdio: ['pipe', 'ignore', 'inherit'] })
}

/** Makes a database in the running cluster, empty or as a copy of another one that nobody uses, and gives its address. */
export function createDatabase(cluster: string, name: string, template = 'template1'): string {
  const programs = postgresPrograms()
  if (!programs) throw new Error('PostgreSQL is not installed')
  execFileSync(path.join(programs, 'psql'), [`${cluster}/postgres`, '-qc', `CREATE DATABASE "${name}" TEMPLATE "${template}"`], { stdio: 'ignore' })
  return `${cluster}/${name}`
}
