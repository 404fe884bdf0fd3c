import { writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { inContentService } from './lib/inside-content.mjs'
import { Problem, report } from './lib/problem.mjs'

const PROGRAM = 'privacy/command.js'

const USAGE = 'Say what and whose: npm run privacy -- export person@example.org person.json, or npm run privacy -- erase person@example.org'

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
  const text = `${await inContentService(PROGRAM, ['export', who])}\n`
  if (!file) return process.stdout.write(text)
  writeFileSync(file, text, { mode: 0o600 })
  console.log(`✓ ${file}: ${JSON.parse(text).submissions.length} submissions.`)
}

async function erasePerson(who, sure) {
  if (!sure) {
    const counts = JSON.parse(await inContentService(PROGRAM, ['count', who]))
    if (Object.keys(counts).length === 0) return console.log('✓ There is nothing of this person.')
    await confirm(counts, who)
  }
  const erased = JSON.parse(await inContentService(PROGRAM, ['erase', who]))
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
