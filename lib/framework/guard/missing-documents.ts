import type { IncomingMessage, ServerResponse } from 'node:http'
import { marks } from '@/lib/framework/cache/marks.mjs'
import { SharedWork } from '@/lib/framework/cache/shared-work'
import { processState } from '@/lib/framework/process/process-state.mjs'
import type { NameRoute } from '@/lib/framework/watch/routes'
import { splitPath } from '@/lib/i18n/paths'
import { isSpecial } from './kept-answers'

/** After so long it is read anew which documents there are; what is known serves meanwhile, so long, or until something is published. Milliseconds. */
const KEEP_MS = 10_000
const SERVE_MS = 30_000

/** The route of a document's own page, as the build names it, with the list it stands below: '/[lang]/events/[slug]'. */
const DOCUMENT_ROUTE = /^\/\[lang\](\/[^/]+)\/\[[^/]+\]$/

/** An address below a list; names that are written otherwise are left to the framework. */
const BELOW_LIST = /^\/[a-z-]+\/[\w\-.~]+$/

/** Of a reading that began then. Until it ends the routes are those of the one before; without routes it is the first. */
type Known = { at: number; published: number; routes?: ReadonlySet<string> }

/**
 * Knows addresses of documents that are not there in any language, so that the framework need not ask for each of them. Nobody waits for
 * that: once a document was not found it is read which ones there are, and until then the framework says so. Later readings let what is
 * known serve: a crowd that the framework has to answer keeps them from coming to their end.
 */
export class MissingDocuments {
  readonly #readings = new Map<string, Known>()
  readonly #reading = new SharedWork<void>()

  /** Only the build's routes tell a document from what else stands below a list, such as the file of its calendar. */
  constructor(private readonly nameRoute: NameRoute) {}

  /** Whether a request asks for one. */
  has(request: IncomingMessage): boolean {
    const { list, route } = this.#documentOf(request)
    const routes = this.#known(list, SERVE_MS)?.routes
    return routes !== undefined && !routes.has(route) && !isSpecial(request)
  }

  /** Told of each answer. */
  note(request: IncomingMessage, { statusCode }: Pick<ServerResponse, 'statusCode'>): void {
    const { list } = this.#documentOf(request)
    const read = processState.routesOfDocuments?.get(list)
    if (statusCode !== 404 || !read || this.#known(list, KEEP_MS)) return
    void this.#reading.do(list, () => this.#read(list, read))
  }

  async #read(list: string, read: () => Promise<ReadonlySet<string>>): Promise<void> {
    const known: Known = { at: Date.now(), published: marks.count, routes: this.#known(list, SERVE_MS)?.routes }
    this.#readings.set(list, known)
    try {
      known.routes = await read()
    } catch {
      // After a publication another one may have begun.
      if (this.#readings.get(list) === known) this.#readings.delete(list)
    }
  }

  #documentOf({ url = '' }: IncomingMessage): { list: string; route: string } {
    const [address = ''] = url.split('?')
    const [language, route] = splitPath(address)
    const isBelowList = language !== null && BELOW_LIST.test(route)
    return { list: (isBelowList && DOCUMENT_ROUTE.exec(this.nameRoute(url))?.[1]) || '', route }
  }

  /** What is known of a list, if that is no older than so many milliseconds, and nothing was published since. */
  #known(list: string, age: number): Known | undefined {
    const known = this.#readings.get(list)
    return known && known.published === marks.count && Date.now() - known.at < age ? known : undefined
  }
}
