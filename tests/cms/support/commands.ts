import { spawnSync } from 'node:child_process'
import path from 'node:path'
import type { Environment } from './service'

const root = path.resolve(__dirname, '../../..')

/** What npm's commands for operators do, on the settings of a content service; `before` is a line of the shell that holds for the command. */
export function command(script: string, given: string | readonly string[], environment: Environment, before?: string): { status: number | null; said: string } {
  const call = [process.execPath, path.join(root, 'scripts', `${script}.mjs`), ...[given].flat()]
  const [program = '', ...args] = before ? ['sh', '-c', `${before}\nexec "$@"`, 'sh', ...call] : call
  const { status, stdout, stderr } = spawnSync(program, args, { env: { ...environment, PATH: process.env.PATH, NODE_ENV: 'production' }, encoding: 'utf8' })
  return { status, said: stdout + stderr }
}
