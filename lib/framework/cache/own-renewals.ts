import 'server-only'
import { renderAnew } from '@/lib/framework/own-requests/requests'
import { splitPath } from '@/lib/i18n/paths'
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
 * Has rendered anew what was made of something with one of these tags: first what carries one of `own`, and of that what is in one of `locales` alone,
 * where there is any: somebody waits for it.
 */
export async function renewWhatCarries(tags: string[], own: string[], locales: readonly string[] = []): Promise<void> {
  const kept = processState.keptAddresses
  if (!kept) return
  const pages = await kept.withAny(own)
  const awaited = pages.filter((address) => locales.includes(splitPath(address)[0] ?? ''))
  renewals.add({ own: awaited.length > 0 ? awaited : pages, others: [...pages, ...(await kept.withAny(tags))] })
}
