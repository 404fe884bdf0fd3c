import { promises as dns } from 'node:dns'
import { optional } from '../../environment'

/** For one question, and for all of a check. Milliseconds. */
const PATIENCE = 3000
const LONGEST = 25_000

/** Asks the servers of the machine, or the one that is set. */
export type Names = Pick<dns.Resolver, 'resolve' | 'resolve4' | 'resolve6' | 'resolveTxt'>

const MISSING = new Set(['ENOTFOUND', 'ENODATA'])

const codeOf = (error: unknown): unknown => (typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined)

/** What a name has, or nothing where it has none. Throws where nobody answers. */
async function orNothing<T>(asked: Promise<T[]>): Promise<T[]> {
  try {
    return await asked
  } catch (error) {
    if (MISSING.has(String(codeOf(error)))) return []
    throw error
  }
}

/** The texts of a name that begin so; parts of one belong together. */
export async function textsOf(names: Names, name: string, beginning: RegExp): Promise<string[]> {
  const texts = await orNothing(names.resolveTxt(name))
  return texts.map((parts) => parts.join('')).filter((text) => beginning.test(text))
}

/** All addresses of a host. */
export const addressesOf = async (names: Names, host: string): Promise<string[]> => [
  ...(await orNothing(names.resolve4(host))),
  ...(await orNothing(names.resolve6(host))),
]

/** Asks names, for so long that nobody waits for ever: what is still open then fails. */
export async function withNames<T>(ask: (names: Names) => Promise<T>): Promise<T> {
  const resolver = new dns.Resolver({ timeout: PATIENCE, tries: 2 })
  const server = optional('SENDER_DNS')
  if (server) resolver.setServers([server])
  const timer = setTimeout(() => resolver.cancel(), LONGEST)
  try {
    return await ask(resolver)
  } finally {
    clearTimeout(timer)
  }
}
