/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const folder = path.resolve('docs/decisions')
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')
const records = readdirSync(folder).filter((name) => name !== 'README.md')
const [inForce = '', others = ''] = read('README.md').split('## No longer in force')

/** The line of the index that leads to a record. */
const lineOf = (name: string, title: string) => `- [${title}](${name})`

test.each(records)('%s stands in the index under its title, where it belongs', (name) => {
  const [first = ''] = read(name).split('\n')
  const line = lineOf(name, first.replace('# ', ''))
  const isOver = read(name).includes('No longer holds: see')
  expect([inForce.includes(line), others.includes(line)]).toEqual([!isOver, isOver])
})
