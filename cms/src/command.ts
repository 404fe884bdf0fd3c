import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { finished } from 'node:stream/promises'
import { createStrapi } from '@strapi/strapi'
import { withLock } from './locks'

/** What can be run from the command line, by its name, with one argument. */
export type Commands = Record<string, (about: string) => Promise<unknown>>

/** Where the result goes: what the service logs stands on the standard output. */
const RESULT = 3

const cms = path.resolve(__dirname, '../..')

/** Runs within a content service of its own on the same database, which answers no requests and sends nothing. */
async function main(commands: Commands, [name = '', about = '']: string[]): Promise<void> {
  const command = commands[name]
  if (!command || !about) throw new Error('No such command.')
  const app = await withLock('start', () => createStrapi({ appDir: cms, distDir: path.join(cms, 'dist') }).load())
  try {
    await finished(createWriteStream('', { fd: RESULT }).end(JSON.stringify(await command(about), null, 2)))
  } finally {
    await app.destroy()
  }
}

/** Runs the command that the arguments of this process name, and ends the process. */
export function runCommand(commands: Commands): void {
  main(commands, process.argv.slice(2)).then(
    () => process.exit(),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      process.exit(1)
    },
  )
}
