import { execFileSync, spawnSync } from 'node:child_process'
import type { Environment } from './service'

/** In CI it has to be there; elsewhere what needs it is left out without it. */
export const hasRestic = process.env.CI === 'true' || spawnSync('restic', ['version']).status === 0

/** What an operator calls by hand. */
export const restic = (args: string[], environment: Environment): string =>
  execFileSync('restic', args, { env: { ...environment, PATH: process.env.PATH, NODE_ENV: 'test' }, encoding: 'utf8' })
