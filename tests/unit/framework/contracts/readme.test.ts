/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'

const inReadme = [...readFileSync('lib/framework/README.md', 'utf8').matchAll(/^\| \*\*(.+?)\*\* \|/gm)].map(([, name]) => name)

const tests = readdirSync(__dirname)
  .filter((name) => !name.startsWith('readme'))
  .map((name) => readFileSync(`${__dirname}/${name}`, 'utf8'))
const tested = tests.flatMap((text) => [...text.matchAll(/^test\((['"])(.+?)\1,/gm)].map(([, , name]) => name))

test('each reliance in the README has a contract test of its name, and each contract test a line there', () => {
  expect(inReadme.length).toBeGreaterThan(0)
  expect(tested.sort()).toEqual(inReadme.sort())
})
