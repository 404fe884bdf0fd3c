import 'server-only'
import { renderAnew } from './own-requests'
import { Renewals } from './renewals'

/** Those of this process. */
export const renewals = (globalThis.imarRenewals ??= new Renewals(renderAnew))

/** Has rendered anew what was made of something with one of these tags, first what carries one of `own`. */
export async function renewWhatCarries(tags: string[], own: string[]): Promise<void> {
  const kept = globalThis.imarKeptAddresses
  if (!kept) return
  renewals.add({ own: await kept.withAny(own), others: await kept.withAny(tags) })
}
