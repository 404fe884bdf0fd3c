import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { FactorRow } from './second-factor'

/** Milliseconds for the second step. */
const PATIENCE = 10 * 60 * 1000

const schema = z.object({
  purpose: z.literal('sign-in'),
  userId: z.number(),
  step: z.enum(['code', 'enrol']),
  device: z.object({ deviceId: z.string(), isRemembered: z.boolean() }),
  /** The digest of the password's hash: another password ends the ticket. */
  password: z.string(),
  /** The second factor's row and its version: each code that counts makes another one, so that a ticket is used once. */
  factor: z.object({ id: z.number(), version: z.number() }),
  until: z.number(),
})

/** That the right password was given, for one account and a few minutes. No session exists yet. */
export type Ticket = z.output<typeof schema>

export type Step = Ticket['step']

/** The browser that signs in, and whether it stays signed in when it is closed. */
export type Device = Ticket['device']

const digestOf = (passwordHash: string | null): string =>
  createHash('sha256')
    .update(passwordHash ?? '')
    .digest('hex')

/** Encrypts and authenticates a ticket. Only this service can read or write it. */
export function seal(held: Pick<Ticket, 'userId' | 'step' | 'device'>, passwordHash: string | null, { id, version }: FactorRow): string {
  const ticket: Ticket = { purpose: 'sign-in', ...held, password: digestOf(passwordHash), factor: { id, version }, until: Date.now() + PATIENCE }
  const sealed: string | null = strapi.service('admin::encryption').encrypt(JSON.stringify(ticket))
  if (!sealed) throw new Error('ENCRYPTION_KEY is needed for a second step.')
  return sealed
}

function opened(sealed: string): unknown {
  try {
    return JSON.parse(String(strapi.service('admin::encryption').decrypt(sealed)))
  } catch {
    return null
  }
}

/** What a ticket says; null for one that is none, or whose time is over. */
export function open(sealed: string): Ticket | null {
  const { success, data } = schema.safeParse(opened(sealed))
  return success && data.until > Date.now() ? data : null
}

/** Whether the password and the second factor are still those for which a ticket was given. */
export const isCurrent = ({ password, factor }: Ticket, passwordHash: string | null, { id, version }: FactorRow): boolean =>
  password === digestOf(passwordHash) && factor.id === id && factor.version === version
