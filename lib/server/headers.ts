import type { IncomingMessage, ServerResponse } from 'node:http'
import { LOCALE_PATTERN } from '@/rules/languages'

const EVERYWHERE = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
}

/** Pages whose addresses carry a token. */
const WITH_TOKEN = new RegExp(`^/(?:${LOCALE_PATTERN})/(?:send/)?(?:verification|my-application)(?:[/?]|$)`)

/** Not 'no-referrer', with which browsers hide the origin of a form as well. */
const REFERRER_WITH_TOKEN = 'strict-origin'

/** Gives an answer what all of them carry, whoever makes them. Their content security policies differ: see `guard.ts`. */
export function giveHeaders({ url = '' }: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries(EVERYWHERE)) response.setHeader(name, value)
  if (WITH_TOKEN.test(url)) response.setHeader('referrer-policy', REFERRER_WITH_TOKEN)
}
