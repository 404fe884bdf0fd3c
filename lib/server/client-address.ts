import { networkOf } from '@/rules/network'

/**
 * Where a request came from, for limits and never for a log. The last entry is the one that the nearest proxy has written; where
 * there is none, `lib/server/visitor` has put the connection's address in its place.
 */
export function clientAddress(headers: Headers): string {
  return networkOf(headers.get('x-forwarded-for')?.split(',').at(-1) ?? '')
}
