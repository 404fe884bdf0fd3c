import type { DataFiles } from './data-files.mjs'

declare global {
  // On the global object because the framework loads the cache handler by itself, beside the bundles of the site.
  var imarDataFiles: DataFiles | undefined
  /** How often something was published, since the process began. */
  var imarPublished: number | undefined
}
