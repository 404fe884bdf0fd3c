import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { test } from 'node:test'
import { programs } from '../../scripts/lib/exec.mjs'
import { CHOSEN } from '../e2e/chosen.mjs'

/** Titles of the tests of each file, those of the groups around them included, by its path without the ending. */
function list(depth) {
  const found = new Map()
  const walk = ({ title, specs = [], suites = [], file }, titles) => {
    for (const spec of specs) found.set(name(file), [...(found.get(name(file)) ?? []), [...titles, spec.title].join(' ')])
    for (const suite of suites) walk(suite, suite.title === suite.file ? titles : [...titles, suite.title])
    return title
  }
  const name = (file) => file.replace('.spec.ts', '')
  const env = { ...process.env, TEST_DEPTH: depth, PLAYWRIGHT_JSON_OUTPUT_FILE: '' }
  const output = execFileSync(process.execPath, [programs.playwright, 'test', '--list', '--reporter=json'], { env, encoding: 'utf8', maxBuffer: 64 << 20 })
  for (const suite of JSON.parse(output).suites) walk(suite, [])
  return found
}

const all = list('full')
const chosen = list('short')

test('every word by which tests are chosen is in the title of one', () => {
  for (const [file, words] of Object.entries(CHOSEN)) {
    assert.ok(all.has(file), `${file} has no tests`)
    for (const word of words)
      assert.ok(
        all.get(file).some((title) => new RegExp(word, 'u').test(title)),
        `${file}: ${word}`,
      )
  }
})

test('a short run takes all tests of files that are not named, and those that are chosen of the others', () => {
  for (const [file, titles] of all) {
    const words = CHOSEN[file]
    const wanted = words ? titles.filter((title) => words.some((word) => new RegExp(word, 'u').test(title))) : titles
    assert.deepEqual((chosen.get(file) ?? []).sort(), wanted.sort(), file)
  }
})
