import { randomBytes } from 'node:crypto'
import type { Context } from 'koa'
import { z } from 'zod'

const NAME = 'imar_known_device'

/** Milliseconds since the last sign-in. */
const HOLDS = 90 * 24 * 60 * 60 * 1000

const schema = z.object({ purpose: z.literal('known device'), userId: z.number(), id: z.string(), until: z.number() })

function opened(sealed: string): unknown {
  try {
    return JSON.parse(String(strapi.service('admin::encryption').decrypt(sealed)))
  } catch {
    return null
  }
}

function read(context: Context): z.output<typeof schema> | null {
  const sealed = context.cookies.get(NAME, { signed: false })
  if (!sealed) return null
  const { success, data } = schema.safeParse(opened(decodeURIComponent(sealed)))
  return success && data.until > Date.now() ? data : null
}

/**
 * The id of a browser in which this account has signed in before; null for any other one. Its wrong tries are counted by themselves, so that
 * a stranger who tries an account from many addresses does not keep its owner out. It opens nothing.
 */
export function knownDevice(context: Context, userId: number | undefined): string | null {
  const device = read(context)
  return device && device.userId === userId ? device.id : null
}

/** Remembers this browser for an account that has just signed in. */
export function rememberDevice(context: Context, userId: number): void {
  const id = knownDevice(context, userId) ?? randomBytes(12).toString('hex')
  const device: z.output<typeof schema> = { purpose: 'known device', userId, id, until: Date.now() + HOLDS }
  const sealed: string | null = strapi.service('admin::encryption').encrypt(JSON.stringify(device))
  if (!sealed) return
  const options = { httpOnly: true, sameSite: 'strict', secure: context.secure, signed: false, overwrite: true, path: '/', maxAge: HOLDS } as const
  context.cookies.set(NAME, encodeURIComponent(sealed), options)
}
