import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { postgresProgram } from '../../../scripts/lib/postgres.mjs'
import { run } from '../../../scripts/lib/program.mjs'
import { freePort } from '../../../scripts/lib/free-port.mjs'

/** PostgreSQL refuses to run as root, so there it runs as its own user. */
function identity() {
  if (process.getuid?.() !== 0) return {}
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' })))
  return { uid, gid }
}

async function makeCluster(folder, user) {
  if (user.uid !== undefined) for (const path of [join(folder, '..'), folder]) chownSync(path, user.uid, user.gid)
  const password = join(folder, 'password')
  writeFileSync(password, 'imar')
  const data = join(folder, 'data')
  await run(postgresProgram('initdb'), ['-D', data, '-U', 'imar', '-A', 'scram-sha-256', `--pwfile=${password}`, '-E', 'UTF8'], { ...user, cwd: folder })
  return data
}

/** Waits until the server takes questions. */
async function answers({ ended }, psql) {
  let failed = null
  ended.then(() => (failed = new Error('PostgreSQL ended.')))
  while (
    !(await psql('SELECT 1').then(
      () => true,
      () => false,
    ))
  ) {
    if (failed) throw failed
    await pause(100)
  }
}

/** Starts a PostgreSQL of our own; undefined where none is installed. It waits for the disk as in production. */
export async function startPostgres(children, folder) {
  if (!existsSync(postgresProgram('initdb'))) return undefined
  const user = identity()
  const data = await makeCluster(folder, user)
  const port = await freePort()
  const address = `postgres://imar:imar@127.0.0.1:${port}`
  const psql = (sql) => run(postgresProgram('psql'), [`${address}/postgres`, '-qc', sql])
  const args = ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-c', `unix_socket_directories=${folder}`]
  const begin = () => children.start('PostgreSQL', postgresProgram('postgres'), args, { cwd: folder, log: join(folder, 'postgres.log'), ...user })
  let entry = begin()
  await answers(entry, psql)
  return {
    /** As an administrator does: whoever is connected is cut off. */
    async restart() {
      entry.child.kill('SIGINT')
      await entry.ended
      entry = begin()
      await answers(entry, psql)
    },
    async createDatabase(name) {
      await psql(`CREATE DATABASE ${name}`)
      return `${address}/${name}`
    },
  }
}
