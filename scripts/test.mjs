import { parseArgs } from 'node:util'
import { add } from './lib/counts.mjs'
import { describeFailures } from './lib/failures.mjs'
import { parts, runPart } from './lib/parts.mjs'
import { installPackages } from './lib/prepare.mjs'
import { Problem, report } from './lib/problem.mjs'
import { runCommand } from './lib/run.mjs'
import { Steps } from './lib/steps.mjs'

const usage = `npm test [-- --depth short|full|all] [-- --only ${Object.keys(parts).join('|')}] [files of that part]`

/** What tests/depth.ts reads. */
const DEPTHS = ['short', 'full', 'all']

/** What needs no build of the site, which leaves it a processor. */
const BESIDE_BUILD = 'unit'

/** What takes a quarter of an hour and packages that only Debian has. */
const NOT_SHORT = ['speech']

/** What is short and leaves the linter a processor; everything after it wants both. */
const BESIDE_LINT = ['types', 'commands']

function readArguments() {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' }, depth: { type: 'string' } } })
  // A file that is named is run whole.
  const depth = values.depth ?? (positionals.length > 0 ? 'full' : 'short')
  const chosen = values.only?.split(',') ?? Object.keys(parts).filter((name) => depth !== 'short' || !NOT_SHORT.includes(name))
  const unknown = chosen.find((name) => !(name in parts))
  if (unknown) throw new Problem(`There is no part "${unknown}": ${usage}`)
  if (!DEPTHS.includes(depth)) throw new Problem(`There is no depth "${depth}": ${usage}`)
  return { chosen, args: positionals, depth }
}

await runCommand(async (children) => {
  const { chosen, args, depth } = readArguments()
  const steps = new Steps()
  const results = []
  const run = async (name) => {
    if (children.stopping) return
    console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}\n`)
    const began = Date.now()
    const counts = await runPart(name, { children, steps, args, depth }, report)
    results.push({ name, ...counts, seconds: Math.round((Date.now() - began) / 1000) })
  }
  const left = new Set(chosen)
  const runBesideBuild = async () => {
    if (left.delete(BESIDE_BUILD)) await run(BESIDE_BUILD)
  }
  await installPackages({ children, steps, buildsSite: chosen.includes('e2e'), meanwhile: runBesideBuild })
  // The linter has one thread, and is silent unless it finds something.
  const linted = left.delete('lint') && run('lint')
  for (const name of left) {
    if (!BESIDE_LINT.includes(name)) await linted
    await run(name)
  }
  await linted

  // What was interrupted has no result.
  if (children.stopping) return

  console.log()
  for (const { name, passed, failed, skipped, seconds } of results) {
    console.log(`  ${name.padEnd(10)} ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}  (${seconds} s)`)
  }
  const sum = add(...results)
  // Its own part said it long before.
  if (sum.failures.length > 0) console.log(`\n${describeFailures(sum.failures)}`)
  // A test that is left out proves nothing, so a bare machine must run them all.
  const failed = sum.failed + (process.env.CI ? sum.skipped : 0)
  process.exitCode = failed > 0 ? 1 : 0
  console.log(`\n  After ${steps.elapsed()}\n\n${sum.passed} passed, ${failed} failed`)
})
