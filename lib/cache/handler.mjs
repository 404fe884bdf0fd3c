import { join, posix } from 'node:path'
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { IncrementalCacheKind } from 'next/dist/server/response-cache/types.js'
import { DataFiles } from './data-files.mjs'
import { dataFileName, separateData } from './page.mjs'
import { pagePolicy } from './policy.mjs'

// Node gives the CommonJS module, compilers give its default export.
const FileSystemCache = fileSystemCache.default ?? fileSystemCache

const DAY_MS = 24 * 60 * 60 * 1000

const POLICY = 'content-security-policy'

/** The target of a redirect in the data of its page. */
const TARGET = /\\"digest\\":\\"NEXT_REDIRECT;(?:replace|push);(\/[\w\-./%#~]*);30[378];\\"/

/** @param {{ status?: number }} value */
function isRedirect({ status = 200 }) {
  return status >= 300 && status < 400
}

/**
 * A page that was renewed behind a visitor's back has no more answer that could hold its headers: the framework then loses
 * the target of a redirect, or repeats that of the answer sent before; only the page's data names it for certain.
 * Browsers follow a redirect without reading it.
 * @param {{ html: string, status?: number, headers?: Record<string, unknown> }} value
 */
function finishRedirect(value) {
  if (!isRedirect(value)) return
  const location = TARGET.exec(value.html)?.[1] ?? value.headers?.location
  if (!location) return
  value.headers = { ...value.headers, location }
  value.html = ''
}

/**
 * Whether a page, or a file made by a route, may take a place of its own. Of redirects only those that lead on to a page
 * right below their own address, as a structure does to its first department: such addresses are few, and an outage must
 * not take them away. Wrong ones are endless.
 * @param {string} key ends with the address
 * @param {{ status?: number, headers?: Record<string, unknown> }} value
 */
function isWorthKeeping(key, { status = 200, headers }) {
  if (status < 300) return true
  const location = headers?.location
  return status < 400 && typeof location === 'string' && key.endsWith(posix.dirname(location))
}

/**
 * The framework's page cache, which also gives every kept page its content security policy and moves the framework's
 * data out of it. Pages that are not found are not kept: random addresses must not fill the disk. Only a page that was
 * kept, and was unpublished since, gives its place to 'not found', or to a redirect, which is worked out for each request.
 */
export default class PageCache extends FileSystemCache {
  /** @param {ConstructorParameters<typeof FileSystemCache>[0]} context */
  constructor(context) {
    super(context)
    const directory = join(context.serverDistDir ?? '.next/server', '../flight')
    this.files = globalThis.imarDataFiles ??= new DataFiles(directory)
  }

  /** @param {Parameters<InstanceType<typeof FileSystemCache>['get']>} args */
  async get(...args) {
    const entry = await super.get(...args)
    if (entry?.value?.kind !== 'APP_PAGE') return entry
    // A redirect of yesterday and one of today could lead to each other for ever.
    if (isRedirect(entry.value) && !isWorthKeeping(args[0], entry.value)) return null
    await this.#protect(entry.value)
    const name = dataFileName(entry.value.html)
    if (name === null || (await this.files.has(name))) return entry
    // Still a readable page: served as stale (not as expired), so that it is rendered anew behind the visitor's back.
    return { ...entry, lastModified: Date.now() - DAY_MS }
  }

  /**
   * Counts, so that nothing is repeated that was kept before; see `lib/server/kept-answers`.
   * @param {Parameters<InstanceType<typeof FileSystemCache>['revalidateTag']>} args
   */
  async revalidateTag(...args) {
    await super.revalidateTag(...args)
    globalThis.imarPublished = (globalThis.imarPublished ?? 0) + 1
  }

  /** @param {Parameters<InstanceType<typeof FileSystemCache>['set']>} args */
  async set(...args) {
    const [key, value] = args
    if (value?.kind !== 'APP_PAGE' && value?.kind !== 'APP_ROUTE') return super.set(...args)
    if (value.kind === 'APP_PAGE') {
      finishRedirect(value)
      await this.#protect(value)
    }
    if (isWorthKeeping(key, value) || (await super.get(key, { kind: IncrementalCacheKind[value.kind], isFallback: false }))) await super.set(...args)
  }

  /**
   * Changes the value itself: the framework sends the same object to the visitor who waits for it.
   * @param {{ html: string, headers?: Record<string, unknown> }} value
   */
  async #protect(value) {
    if (value.headers?.[POLICY]) return
    const { html, file } = separateData(value.html)
    if (file) await this.files.write(file.name, file.code)
    value.html = html
    value.headers = { ...value.headers, [POLICY]: pagePolicy({ html }) }
  }
}
