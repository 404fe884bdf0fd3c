import type { AsyncLocalStorage } from 'node:async_hooks'
import type { DataFiles } from './data-files.mjs'
import type { KeptAddresses } from './kept-addresses.mjs'
import type { KeptPaths } from './kept-paths.mjs'
import type { Marks } from './marks.mjs'
import type { Renewals } from './renewals'

declare global {
  // On the global object because the framework loads the cache handler by itself, beside the bundles of the site.
  var imarDataFiles: DataFiles | undefined
  var imarKeptAddresses: KeptAddresses | undefined
  /** What needs no rendering. */
  var imarKeptPaths: KeptPaths | undefined
  var imarMarks: Marks | undefined
  var imarRenewals: Renewals | undefined
  /** Within it, reads get what was kept, however old it is, and fail where nothing was. */
  var imarOldReads: AsyncLocalStorage<AbortController> | undefined
}
