import { join, posix } from 'node:path'
import fileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { IncrementalCacheKind } from 'next/dist/server/response-cache/types.js'
import { RENEW_HEADER } from '../own-requests/renew-header.mjs'
import { DataFiles } from '../page/data-files.mjs'
import { pagePolicy } from '../page/policy.mjs'
import { Stylesheets } from '../page/stylesheets.mjs'
import { finishRedirect, isRedirect } from '../page/redirect.mjs'
import { dataFileName, isBlank, separateData } from '../page/separate-data.mjs'
import { withUsedStyles } from '../page/used-styles.mjs'
import { INCOMPLETE_TAG } from '../process/incomplete-tag.mjs'
import { processState } from '../process/process-state.mjs'
import { addressOf, KeptAddresses, TAGS_HEADER, tagsOf } from './kept-addresses.mjs'
import { KeptPaths } from './kept-paths.mjs'
import { MakingTurns } from './making-turns.mjs'
import { marks } from './marks.mjs'
import { isAnswer } from './read-answers.mjs'
import { isWhole, sealed, unsealed } from './seal.mjs'
import { removeUnfinished, writeWhole } from './whole-files.mjs'

// Node gives the CommonJS module, compilers give its default export.
const FileSystemCache = fileSystemCache.default ?? fileSystemCache

/** @type {string[]} */
const PAGES_AND_FILES = [IncrementalCacheKind.APP_PAGE, IncrementalCacheKind.APP_ROUTE]

const POLICY = 'content-security-policy'

/** When work on a kept answer began; for the handler alone. */
const BEGAN_HEADER = 'x-imar-began'

/** Once for each process. @param {string} server its folder */
function startWith(server) {
  void removeUnfinished(['route-cache', '../cache/fetch-cache', '../flight'].map((name) => join(server, name)))
  return new KeptPaths(server)
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

/** Whether it is a page of which a part could not be read. @param {{ status?: number, headers?: Record<string, unknown> }} value */
const isIncomplete = ({ status = 200, headers }) => status < 300 && tagsOf(headers).includes(INCOMPLETE_TAG)

/** Whether a kept answer is older than it may become. @param {{ lastModified?: number, cacheControl?: { revalidate: number | false } }} entry */
function isOld({ lastModified = 0, cacheControl }) {
  const seconds = cacheControl?.revalidate
  return typeof seconds === 'number' && Date.now() - lastModified > seconds * 1000
}

/** Parts what a kept answer is from when work on it began. @param {{ headers?: Record<string, unknown> }} value */
function takeBegan(value) {
  const { [BEGAN_HEADER]: began, ...headers } = value.headers ?? {}
  return { value: { ...value, headers }, began: Number(began ?? 0) }
}

/**
 * The framework's cache of pages, files and reads, with rules of its own for what is new. Something that changed since work on an
 * answer began outdates it: then it is made anew before anybody gets it, and only where that fails it is given as it is. What has only
 * grown old is given, and made anew behind the visitor's back. A page of which a part could not be read is kept for seconds, and never in the place
 * of a whole one. Old reads are given to nobody who does not ask for them, and what is no answer
 * is not kept.
 * (docs/decisions/what-is-new.md)
 *
 * It also gives every kept page its content security policy and moves the framework's data out of it. Pages that are not found are
 * not kept: random addresses must not fill the disk. Only a page that was kept, and was unpublished since, gives its place to
 * 'not found', or to a redirect, which is worked out for each request.
 */
export default class PageCache extends FileSystemCache {
  /** When this request first asked for something, and what was the last change then of which the processes of the site knew. @type {Map<string, { at: number, change: number }>} */
  #began = new Map()

  /** @param {ConstructorParameters<typeof FileSystemCache>[0]} context */
  constructor(context) {
    super({ ...context, fs: { ...context.fs, writeFile: writeWhole } })
    const server = context.serverDistDir ?? '.next/server'
    this.files = processState.dataFiles ??= new DataFiles(join(server, '../flight'))
    this.stylesheets = processState.stylesheets ??= new Stylesheets(join(server, '../static/css'), this.files)
    this.paths = processState.keptPaths ??= startWith(server)
    this.addresses = processState.keptAddresses ??= new KeptAddresses(server)
    this.making = processState.makingTurns ??= new MakingTurns()
    this.isRenewal = context._requestHeaders?.[RENEW_HEADER] !== undefined
  }

  /** @param {Parameters<InstanceType<typeof FileSystemCache>['get']>} args */
  async get(...args) {
    const [key, context] = args
    this.#begin(key)
    const found = await super.get(...args)
    if (context.kind === IncrementalCacheKind.FETCH) return this.#newRead(found, context)
    if (!PAGES_AND_FILES.includes(context.kind)) return found
    const known = (found?.value ? await this.#newAnswer(key, found) : null) ?? (await this.#answerOfOthers(key, context))
    const entry = known ?? (found?.value && !this.isRenewal ? await this.#afterTurn(found, args) : null)
    // What is made anew has a turn already.
    if (entry || this.making.isRunning(addressOf(key))) this.paths.add(key)
    else this.paths.remove(key)
    return entry
  }

  /**
   * What may be given of an answer that is outdated, to a visitor whose turn to have it made has come: nothing, unless it was made meanwhile. Where
   * too many wait, what was kept. What was published goes ahead of what was only kept by a former process.
   * @param {{ value: { headers?: Record<string, unknown> } }} outdated
   * @param {Parameters<InstanceType<typeof FileSystemCache>['get']>} args
   */
  async #afterTurn({ value }, args) {
    const [key, context] = args
    const address = addressOf(key)
    if (this.making.isRunning(address)) return null
    const isTurn = await this.making.begin(address, marks.areTold(tagsOf(value.headers), takeBegan(value).began))
    if (!isTurn) this.addresses.noteFailure(address)
    const found = await super.get(...args)
    const entry = (found?.value ? await this.#newAnswer(key, found) : null) ?? (await this.#answerOfOthers(key, context))
    if (entry) this.making.end(address)
    return entry
  }

  /** @param {string} key */
  #begin(key) {
    const began = this.#began.get(key) ?? { at: Date.now(), change: processState.sharedPages?.change ?? 0 }
    this.#began.set(key, began)
    return began
  }

  /** What another process has made of it since, and is new: kept here too, as if it had been made here. */
  async #answerOfOthers(key, context) {
    const page = await processState.sharedPages?.read(key).catch(() => null)
    if (!page) return null
    const headers = { ...page.value.headers, [BEGAN_HEADER]: String(this.#begin(key).at) }
    await super.set(key, sealed({ ...page.value, headers }), { cacheControl: page.cacheControl })
    const entry = await super.get(key, context)
    return entry?.value ? this.#newAnswer(key, entry) : null
  }

  /** What may be given of a kept answer. */
  async #newAnswer(key, entry) {
    if (!isWhole(entry.value)) return null
    // A redirect of yesterday and one of today could lead to each other for ever.
    if (isRedirect(entry.value) && !isWorthKeeping(key, entry.value)) return null
    return (await this.#isToBeMade(key, entry)) ? null : { ...entry, value: unsealed(takeBegan(entry.value).value), lastModified: Date.now() }
  }

  /** Whether a kept answer must not be given before it is made anew. */
  async #isToBeMade(key, entry) {
    const address = addressOf(key)
    const tags = tagsOf(entry.value.headers)
    this.addresses.note(address, tags)
    const hasData = await this.#hasData(entry.value)
    const isOutdated = marks.areNewer(tags, takeBegan(entry.value).began)
    if (hasData && !isOutdated && !isOld(entry)) return false
    const mustWait = isOutdated || (isIncomplete(entry.value) && isOld(entry))
    if (this.isRenewal || (mustWait && !this.addresses.hasFailed(address))) return true
    // Before what nobody has asked for.
    processState.renewals?.add({ own: [address], others: [] })
    return false
  }

  /** Gives a page its policy, and tells whether its data is still there: without, it can be read, and is no more. */
  async #hasData(value) {
    if (value.kind !== 'APP_PAGE') return true
    await this.#protect(value)
    const name = dataFileName(value.html)
    return name === null || this.files.has(name)
  }

  /** A read of the content service that nothing has outdated; old ones only within `oldReads`, which ask nobody else. */
  #newRead(entry, { tags = [], revalidate }) {
    const oldRead = processState.oldReads?.getStore()
    if (!entry?.value) {
      oldRead?.abort()
      return null
    }
    const { began = 0 } = entry.value
    if (oldRead) return { ...entry, lastModified: Date.now() }
    return marks.areNewer(tags, began) || Date.now() - began > (revalidate ?? entry.value.revalidate) * 1000 ? null : entry
  }

  /** @param {Parameters<InstanceType<typeof FileSystemCache>['set']>} args */
  async set(key, value, context) {
    try {
      await this.#keep(key, value, context)
    } finally {
      this.making.end(addressOf(key))
    }
  }

  /** @param {Parameters<InstanceType<typeof FileSystemCache>['set']>} args */
  async #keep(key, value, context) {
    const { at: began, change } = this.#begin(key)
    if (value?.kind === 'FETCH') return isAnswer(value) ? super.set(key, { began, ...value }, context) : undefined
    if (value?.kind !== 'APP_PAGE' && value?.kind !== 'APP_ROUTE') return super.set(key, value, context)
    if (value.kind === 'APP_PAGE') {
      finishRedirect(value)
      if ((value.status ?? 200) < 300 && isBlank(value.html)) throw new Error(`The page ${key} has no content.`)
      await this.#protect(value)
    }
    const address = addressOf(key)
    const isWorse = isIncomplete(value) || !isWorthKeeping(key, value)
    const before = isWorse ? await super.get(key, { kind: IncrementalCacheKind[value.kind], isFallback: false }) : null
    if (isIncomplete(value) && this.#isComplete(key, before?.value)) {
      this.addresses.noteFailure(address)
      // The visitor who waits gets the page that stays: the framework sends what is in this object.
      Object.assign(value, unsealed(takeBegan(before.value).value))
      return
    }
    this.addresses.noteSuccess(address)
    if (!isWorthKeeping(key, value) && !before) return
    // 'Not found' of a file carries no tags: it is outdated by what outdated the file.
    const headers = { [TAGS_HEADER]: before?.value?.headers?.[TAGS_HEADER], ...value.headers, [BEGAN_HEADER]: String(began) }
    this.addresses.note(address, tagsOf(headers))
    // Not written into the value itself, which is sent to the visitor who waits for it.
    await super.set(key, sealed({ ...value, headers }), context)
    this.paths.add(key)
    if (isWorthKeeping(key, value) && !isIncomplete(value))
      void processState.sharedPages?.write(key, { value, cacheControl: context.cacheControl, change, madeAt: Date.now() })
  }

  /** Whether a kept answer is a page, or a redirect of a structure, that an incomplete page must not replace. */
  #isComplete(key, kept) {
    return Boolean(kept) && isWorthKeeping(key, kept) && isWhole(kept) && !isIncomplete(kept)
  }

  /**
   * Changes the value itself: the framework sends the same object to the visitor who waits for it.
   * @param {{ html: string, headers?: Record<string, unknown> }} value
   */
  async #protect(value) {
    if (value.headers?.[POLICY]) return
    const { html: styled, ...styles } = await withUsedStyles(value.html, (address) => this.stylesheets.find(address))
    const { html, file } = separateData(styled, styles)
    if (file) {
      // On a full disk it can still be read: its script asks for the file again.
      await this.files.write(file.name, file.code).catch((error) => console.warn(`The data of a page could not be kept: ${error.code ?? error.message}`))
    }
    value.html = html
    value.headers = { ...value.headers, [POLICY]: pagePolicy({ html }) }
  }
}
