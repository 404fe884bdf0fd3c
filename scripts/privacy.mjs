import { spawn } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { locations } from './lib/archive.mjs'
import { cms } from './lib/paths.mjs'
import { Problem, report } from './lib/problem.mjs'
import { readSettings } from './lib/settings.mjs'

const USAGE = 'Say what and whose: npm run privacy -- export person@example.org person.json, or npm run privacy -- erase person@example.org'

/** Runs the content service's own code on its database, whether it is running or not, and gives the text of the result. */
function inContentService(command, who) {
  const program = join(cms, 'dist/src/privacy/command.js')
  const { client, databaseFile } = locations()
  if (!existsSync(program)) throw new Problem('The content service is not built yet: "npm start" builds it.')
  if (client === 'sqlite' && !existsSync(databaseFile)) throw new Problem('There is no database yet: "npm start" makes one.')
  const env = { ...readSettings().variables, NODE_ENV: 'production', CMS_ADMIN_PANEL: 'false', CMS_BACKGROUND: 'false' }
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [program, command, who], { cwd: cms, env, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] })
    const said = { 1: '', 2: '', 3: '' }
    for (const descriptor of Object.keys(said)) child.stdio[descriptor].setEncoding('utf8').on('data', (text) => (said[descriptor] += text))
    child.once('error', fail)
    child.once('close', (code) =>
      code === 0 ? done(said[3]) : fail(new Problem(`The content service's database could not be used: ${(said[2] || said[1]).trim()}`)),
    )
  })
}

const inWords = (counts) =>
  Object.entries(counts)
    .map(([type, count]) => `${count} × ${type}`)
    .join(', ')

async function confirm(counts, who) {
  if (!process.stdin.isTTY) throw new Problem('Nobody is there to ask: add --yes.')
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await terminal.question(`Erase for ever what ${who} has sent (${inWords(counts)}), with files and mails? Type yes: `)
  terminal.close()
  if (answer.trim().toLowerCase() !== 'yes') throw new Problem('Nothing was erased.')
}

/** Into a file that only its owner reads, or onto the screen. */
async function exportPerson(who, file) {
  const text = `${await inContentService('export', who)}\n`
  if (!file) return process.stdout.write(text)
  writeFileSync(file, text, { mode: 0o600 })
  console.log(`✓ ${file}: ${JSON.parse(text).submissions.length} submissions.`)
}

async function erasePerson(who, sure) {
  if (!sure) {
    const counts = JSON.parse(await inContentService('count', who))
    if (Object.keys(counts).length === 0) return console.log('✓ There is nothing of this person.')
    await confirm(counts, who)
  }
  const erased = JSON.parse(await inContentService('erase', who))
  console.log(
    Object.keys(erased).length === 0 ? '✓ There is nothing of this person.' : `✓ Erased: ${inWords(erased)}. Copies remain in backups until these are deleted.`,
  )
}

async function privacy([command, who, option, ...rest]) {
  if (!who || rest.length > 0) throw new Problem(USAGE)
  if (command === 'export' && !option?.startsWith('-')) return exportPerson(who, option)
  if (command === 'erase' && (!option || option === '--yes')) return erasePerson(who, option === '--yes')
  throw new Problem(USAGE)
}

try {
  await privacy(process.argv.slice(2))
} catch (error) {
  report(error)
  process.exitCode = 1
}
