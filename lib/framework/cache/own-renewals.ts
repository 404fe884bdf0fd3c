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

/**
 * Has rendered anew what was made of something with one of these tags: first what carries one of `own`, where `locales` are told in these alone, as
 * somebody waits for them.
 */
export async function renewWhatCarries(tags: string[], own: string[], locales: readonly string[] = []): Promise<void> {
  const kept = processState.keptAddresses
  if (!kept) return
  const pages = await kept.withAny(own)
  const awaited = pages.filter((address) => locales.length === 0 || locales.includes(address.split('/')[1] ?? ''))
  renewals.add({ own: awaited, others: [...pages, ...(await kept.withAny(tags))] })
}
