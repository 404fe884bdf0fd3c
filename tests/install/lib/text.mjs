import { readFileSync } from 'node:fs'
import { inRoot } from '../../../scripts/lib/paths.mjs'

const text = readFileSync(inRoot('deploy/README.md'), 'utf8')

/** The commands that the text for operators gives, by what is in them; as somebody copies them. Throws when the text has none or several. */
export function commandsWith(words) {
  const blocks = [...text.matchAll(/^( *)```sh\n([\s\S]*?)^ *```$/gm)].map(([, indent, commands]) => commands.replaceAll(new RegExp(`^${indent}`, 'gm'), ''))
  const found = blocks.filter((commands) => commands.includes(words))
  if (found.length !== 1) throw new Error(`deploy/README.md has ${found.length} blocks of commands with "${words}".`)
  return found[0]
}

/** What the table of processes that are run by hand says of one: its folder, and the command that is run there. Throws when it says nothing. */
export function processByHand(name) {
  const row = text.split('\n').find((line) => line.startsWith(`| ${name} | `)) ?? ''
  const [, , folder, command] = row.split('|').map((cell) => cell.trim().replace(/^`(.*)`$/, '$1'))
  if (!command) throw new Error(`deploy/README.md does not say how "${name}" is run by hand.`)
  return { folder, command }
}
