import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import PageCache from '@/lib/framework/cache/handler.mjs'
import { processState } from '@/lib/framework/process/process-state.mjs'

export const PAGE =
  '<!DOCTYPE html><html><body><h1>x</h1><script src="/_next/static/chunks/webpack-1f.js" id="_R_" async=""></script>' +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"a"])</script></body></html>'
export const GET = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: false } as never
export const GET_FILE = { kind: 'APP_ROUTE', isFallback: false } as never
export const SET = { cacheControl: { revalidate: 300, expire: undefined }, isFallback: false, isRoutePPREnabled: false } as never

export const value = (status?: number) => ({ kind: 'APP_PAGE', html: PAGE, rscData: Buffer.from('a'), headers: {}, status }) as never

export const file = (status: number) => ({ kind: 'APP_ROUTE', body: Buffer.from('BEGIN:VCALENDAR'), headers: {}, status }) as never

export const tagged = (text: string, tag = 'type:article') =>
  ({
    kind: 'APP_PAGE',
    html: PAGE.replace('x</h1>', `${text}</h1>`),
    rscData: Buffer.from('a'),
    headers: { 'x-next-cache-tags': `_N_T_/ar,${tag}` },
  }) as never

/** A cache on the disk for the tests of a file, each with a new one in a process that has nothing in its memory. */
export function pageCache() {
  let directory: string
  let cache: PageCache

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'page-cache-'))
    processState.dataFiles = undefined
    processState.keptPaths = undefined
    processState.keptAddresses = undefined
    processState.renewals = undefined
    processState.makingTurns = undefined
    cache = another()
  })

  afterEach(() => rm(directory, { recursive: true }))

  /** A handler as another request gets it. */
  const another = (headers = {}) =>
    new PageCache({ fs: nodeFs, flushToDisk: true, serverDistDir: join(directory, 'server'), revalidatedTags: [], _requestHeaders: headers })

  async function kept(handler = cache): Promise<{ lastModified: number; value: { html: string; headers: Record<string, string> } }> {
    const entry: unknown = await handler.get('/ar', GET)
    return entry as Awaited<ReturnType<typeof kept>>
  }

  return { cache: () => cache, directory: () => directory, another, kept }
}
