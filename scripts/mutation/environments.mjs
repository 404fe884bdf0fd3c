// Run by Stryker in its copy of the project: a test that names its environment gets the one in which Stryker sees what it covers;
// and the links to the rules and to the home of the identity, which Stryker does not copy.
import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

symlinkSync('../../rules', 'cms/src/rules')
symlinkSync('../identity/home.json', 'rules/home.json')

const tests = 'tests/unit'
const OWN = /@jest-environment (node|jsdom)/

for (const name of readdirSync(tests, { recursive: true })) {
  if (!/\.test\.tsx?$/.test(name)) continue
  const file = join(tests, name)
  writeFileSync(file, readFileSync(file, 'utf8').replace(OWN, '@jest-environment @stryker-mutator/jest-runner/jest-env/$1'))
}
