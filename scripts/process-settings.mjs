// Gives a process the settings that it may have, and no others, out of the file that holds all of them (rules/settings.json lists the names):
//
//   node scripts/process-settings.mjs site /etc/imar/imar.env /run/imar-settings/site.env     for systemd (EnvironmentFile)
//   node scripts/process-settings.mjs content-service .env                                    prints NAME=value for kubectl
import { chmodSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { PROCESSES, settingsFor } from './lib/process-settings.mjs'
import { Problem, report } from './lib/problem.mjs'
import { readEnvFile } from './lib/settings.mjs'

/** As systemd reads it: in double quotes, with a backslash before what would mean something there. */
const quoted = (value) => `"${value.replaceAll(/[\\"`$]/g, '\\$&')}"`

/** kubectl takes what stands behind the equals sign as it is, to the end of the line. */
function plain(name, value) {
  if (/[\r\n]/.test(value)) throw new Problem(`${name} has several lines, which cannot be given to kubectl: put it into a file of the container.`)
  return value
}

try {
  const [process, from, to, ...more] = globalThis.process.argv.slice(2)
  if (!(process in PROCESSES) || !from || more.length > 0) {
    throw new Problem(`Say of which process: node scripts/process-settings.mjs ${Object.keys(PROCESSES).join('|')} FILE [TARGET]`)
  }
  const settings = Object.entries(settingsFor(process, readEnvFile(from)))
  if (settings.length === 0) throw new Problem(`${from} has no settings for the ${process}.`)
  if (to) {
    mkdirSync(dirname(to), { recursive: true, mode: 0o700 })
    writeFileSync(`${to}.part`, settings.map(([name, value]) => `${name}=${quoted(value)}\n`).join(''), { mode: 0o600 })
    chmodSync(`${to}.part`, 0o600)
    renameSync(`${to}.part`, to)
  } else console.log(settings.map(([name, value]) => `${name}=${plain(name, value)}`).join('\n'))
} catch (error) {
  report(error)
  globalThis.process.exitCode = 1
}
