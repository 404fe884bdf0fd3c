import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { z } from 'zod'
import { env } from '@/lib/env'
import { marks } from '@/lib/framework/cache/marks.mjs'
import { isLocale } from '@/rules/languages'
import { splitPath } from '@/lib/i18n/paths'
import { isSpecial } from './kept-answers'

/** The file in which the build does. */
const MANIFEST = 'routes-manifest.json'

const route = z.object({ regex: z.string() })
const manifest = z.object({
  redirects: z.array(route),
  staticRoutes: z.array(route.extend({ page: z.string() })),
  dynamicRoutes: z.array(route.extend({ page: z.string() })),
})

/** The page of everything that has none. */
const CATCH_ALL = '/[lang]/[...rest]'

/** A name that an address may have without being read anew. */
const PLAIN = /^(?:\/[\w\-.~]+)+\/?$/

/** An address that was not found is not looked for again so long, or until something is published. Milliseconds. */
const REMEMBER_MS = 10_000
const MOST_REMEMBERED = 5000

/** What the build says of its addresses. Throws when it has said nothing. */
export const readManifest = (directory = env().NEXT_DIST_DIR) => manifest.parse(JSON.parse(readFileSync(join(directory, MANIFEST), 'utf8')))

/** The addresses that the build answers, those aside that nothing else answers. Throws when the build has said none. */
export function routesOfBuild(directory = env().NEXT_DIST_DIR): RegExp[] {
  const { redirects, staticRoutes, dynamicRoutes } = readManifest(directory)
  const pages = [...staticRoutes, ...dynamicRoutes].filter(({ page }) => page !== CATCH_ALL)
  return [...redirects, ...pages].map(({ regex }) => new RegExp(regex))
}

/**
 * Knows addresses where nothing is, so that the framework need not render that: those below a language for which the build has no
 * page, and for seconds those that were not found. (docs/decisions/pages-with-a-place.md)
 */
export class Nowhere {
  readonly #missing = new Map<string, { at: number; published: number }>()

  /** Without routes any address may be one. */
  constructor(private readonly routes: readonly RegExp[]) {}

  /** Whether a request asks for one. */
  has(request: IncomingMessage): boolean {
    const [address = '', query] = (request.url ?? '').split('?')
    if (isSpecial(request) || !PLAIN.test(address)) return false
    return this.#isRemembered(query === undefined ? address : '') || this.#hasNoRoute(address)
  }

  /** Told of each answer of the framework, and how often something had been published when it was asked for: meanwhile it may have come. */
  note(request: IncomingMessage, { statusCode }: Pick<ServerResponse, 'statusCode'>, published: number): void {
    const address = request.url ?? ''
    if (statusCode !== 404 || isSpecial(request) || !PLAIN.test(address)) return
    if (this.#missing.size >= MOST_REMEMBERED) this.#missing.clear()
    if (!this.#isRemembered(address)) this.#missing.set(address, { at: Date.now(), published })
  }

  #isRemembered(address: string): boolean {
    const found = this.#missing.get(address)
    return found !== undefined && found.published === marks.count && Date.now() - found.at < REMEMBER_MS
  }

  #hasNoRoute(address: string): boolean {
    const [language, rest] = splitPath(address)
    const [, folder = ''] = rest.split('/')
    // A second language in front is a redirect.
    if (!language || isLocale(folder.toLowerCase()) || this.routes.length === 0) return false
    return !this.routes.some((known) => known.test(address))
  }
}
