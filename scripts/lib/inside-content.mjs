import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { locations } from './archive.mjs'
import { cms } from './paths.mjs'
import { Problem } from './problem.mjs'
import { readSettings } from './settings.mjs'

/** Runs one of the content service's own commands (`cms/src/…/command.ts`) on its database, whether it is running or not, and gives the text of the result. */
export function inContentService(source, args) {
  const program = join(cms, 'dist/src', source)
  const { client, databaseFile } = locations()
  if (!existsSync(program)) throw new Problem('The content service is not built yet: "npm start" builds it.')
  if (client === 'sqlite' && !existsSync(databaseFile)) throw new Problem('There is no database yet: "npm start" makes one.')
  const env = { ...readSettings().variables, NODE_ENV: 'production', CMS_ADMIN_PANEL: 'false', CMS_BACKGROUND: 'false' }
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [program, ...args], { cwd: cms, env, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] })
    const said = { 1: '', 2: '', 3: '' }
    for (const descriptor of Object.keys(said)) child.stdio[descriptor].setEncoding('utf8').on('data', (text) => (said[descriptor] += text))
    child.once('error', fail)
    child.once('close', (code) =>
      code === 0 ? done(said[3]) : fail(new Problem(`The content service's database could not be used: ${(said[2] || said[1]).trim()}`)),
    )
  })
}
