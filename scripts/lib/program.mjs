import { spawn } from 'node:child_process'
import { Problem } from './problem.mjs'

/** Runs a program to its end and gives what it printed. Throws a Problem with what it said. */
export function run(program, args, options = {}) {
  return new Promise((done, fail) => {
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    let printed = ''
    let said = ''
    child.stdout.on('data', (chunk) => (printed += chunk))
    child.stderr.on('data', (chunk) => (said += chunk))
    child.once('error', () => fail(new Problem(`${program} is not installed.`)))
    child.once('close', (code) => (code === 0 ? done(printed) : fail(new Problem(`${program} failed: ${said.trim()}`))))
  })
}
