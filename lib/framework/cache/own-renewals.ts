import 'server-only'
import { renderAnew } from '@/lib/framework/own-requests/requests'
import { processState } from '@/lib/framework/process/process-state.mjs'
import { Renewals } from './renewals'

declare module '@/lib/framework/process/process-state.mjs' {
  interface ProcessState {
    renewals?: Renewals
  }
}

/** Those of this process. */
export const renewals = (processState.renewals ??= new Renewals(renderAnew))

/** Has rendered anew what was made of something with one of these tags, first what carries one of `own`. */
export async function renewWhatCarries(tags: string[], own: string[]): Promise<void> {
  const kept = processState.keptAddresses
  if (!kept) return
  renewals.add({ own: await kept.withAny(own), others: await kept.withAny(tags) })
}
