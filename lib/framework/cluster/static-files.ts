import 'server-only'
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative } from 'node:path'
import { FOREVER } from '@/lib/lifetimes'
import type { SharedFiles } from './shared-files'

/** Below which the framework gives the files of a build. */
const PREFIX = '/_next/static/'

/** A name of such a file: nothing that leads elsewhere. */
const NAME = /^(?:[\w\-[\]@.]+\/)*[\w\-[\]@.]+$/

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.mjs': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.json': 'application/json; charset=UTF-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

/**
 * The files of all builds that serve at the same time, or did lately: while one build takes the place of another, a page of one asks a
 * process of the other for its scripts, and a tab stays open for longer than a deployment takes.
 */
export class StaticFiles {
  readonly #directory: string
  readonly #shared: SharedFiles
  readonly #own: ReadonlySet<string>

  /** @param directory of the static files of this build */
  constructor(directory: string, shared: SharedFiles) {
    this.#directory = directory
    this.#shared = shared
    const entries = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    this.#own = new Set(entries.map(({ parentPath, name }) => relative(directory, join(parentPath, name))))
  }

  /** Gives the others those of this build. */
  async share(): Promise<void> {
    for (const name of this.#own) await this.#shared.write(`static/${name}`, await readFile(join(this.#directory, name)))
  }

  /** Answers a request for a file of another build; false where it is none, or nobody has it. */
  async answer({ url = '', method }: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const [address = ''] = url.split('?')
    if (!address.startsWith(PREFIX) || (method !== 'GET' && method !== 'HEAD')) return false
    const name = address.slice(PREFIX.length).replaceAll(/%5B/gi, '[').replaceAll(/%5D/gi, ']')
    const type = TYPES[extname(name)]
    if (!type || !NAME.test(name) || name.includes('..') || this.#own.has(name)) return false
    const content = await this.#shared.read(`static/${name}`)
    if (!content) return false
    response.writeHead(200, { 'content-type': type, 'content-length': content.length, 'cache-control': FOREVER })
    response.end(method === 'GET' ? content : undefined)
    return true
  }
}
