import type { IncomingMessage, ServerResponse } from 'node:http'
import { marks } from '@/lib/framework/cache/marks.mjs'
import { processState } from '@/lib/framework/process/process-state.mjs'
import { splitPath } from '@/lib/i18n/paths'
import { isSpecial } from './kept-answers'

/** So long it is known which documents there are, or until something is published. Milliseconds. */
const KEEP_MS = 10_000

/** The list, and the name of a document below it; names that are written otherwise are left to the framework. */
const DOCUMENT = /^(\/[a-z-]+)\/[\w\-.~]+$/

/** Without routes: they are being read. */
type Known = { at: number; published: number; routes?: ReadonlySet<string> }

/**
 * Knows addresses of documents that are not there in any language, so that the framework need not ask for each of them. Nobody waits for
 * that: once a document was not found it is read which ones there are, and until then the framework says so.
 */
export class MissingDocuments {
  readonly #known = new Map<string, Known>()

  /** Whether a request asks for one. */
  has(request: IncomingMessage): boolean {
    const { list, route } = this.#documentOf(request)
    const routes = this.#fresh(list)?.routes
    return routes !== undefined && !routes.has(route) && !isSpecial(request)
  }

  /** Told of each answer of the framework. */
  note(request: IncomingMessage, { statusCode }: Pick<ServerResponse, 'statusCode'>): void {
    const { list } = this.#documentOf(request)
    const read = processState.routesOfDocuments?.get(list)
    if (statusCode !== 404 || !read || this.#fresh(list)) return
    const known: Known = { at: Date.now(), published: marks.count }
    this.#known.set(list, known)
    read().then(
      (routes) => (known.routes = routes),
      () => this.#known.delete(list),
    )
  }

  #documentOf({ url = '' }: IncomingMessage): { list: string; route: string } {
    const [address = ''] = url.split('?')
    const [language, route] = splitPath(address)
    return { list: (language && DOCUMENT.exec(route)?.[1]) || '', route }
  }

  #fresh(list: string): Known | undefined {
    const known = this.#known.get(list)
    return known && known.published === marks.count && Date.now() - known.at < KEEP_MS ? known : undefined
  }
}
