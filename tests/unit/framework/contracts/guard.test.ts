/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ACTION_HEADER, FLIGHT_HEADERS, NEXT_HMR_REFRESH_HEADER } from 'next/dist/client/components/app-router-headers'
import { COOKIE_NAME_PRERENDER_BYPASS, COOKIE_NAME_PRERENDER_DATA } from 'next/dist/server/api-utils'
import { NodeNextRequest, NodeNextResponse } from 'next/dist/server/base-http/node'
import { DraftModeProvider } from 'next/dist/server/async-storage/draft-mode-provider'
import { generateRoutesManifest } from 'next/dist/build/generate-routes-manifest'
import { getCacheControlHeader } from 'next/dist/server/lib/cache-control'
import { sendResponse } from 'next/dist/server/send-response'
import { getServerActionRequestMetadata } from 'next/dist/server/lib/server-action-request-meta'
import { ROUTES_MANIFEST } from 'next/dist/shared/lib/constants'
import { RequestCookies } from 'next/dist/server/web/spec-extension/cookies'
import { withDraftMode } from '@/lib/framework/draft-mode'
import { visitorsLifetime } from '@/lib/framework/places/answer-headers'
import { isActionCall } from '@/lib/framework/guard/action-call'
import { isForAll, isSpecial } from '@/lib/framework/guard/kept-answers'
import { Nowhere, routesOfBuild } from '@/lib/framework/guard/nowhere'
import { refuseUnanswerable } from '@/lib/framework/guard/refusal'
import { routesByName } from '@/lib/framework/watch/routes'

const sourceOf = (module: string) => readFileSync(require.resolve(module), 'utf8')

test('The server of the process', () => {
  expect(sourceOf('next/dist/build/utils')).toContain("require('next/dist/server/lib/start-server')")
  expect(sourceOf('next/dist/server/lib/start-server')).toMatch(/_http\.default\.createServer\(requestListener\)/)
})

test('Marks of a kept answer', () => {
  for (const template of ['app-page-runtime', 'app-route']) {
    expect(sourceOf(`next/dist/build/templates/${template}`)).toMatch(/setHeader\('x-nextjs-cache', .*cacheEntry\.isStale \? 'STALE' : 'HIT'\)/)
  }
  const headers: Record<string, string> = {
    'content-type': 'text/html',
    'cache-control': visitorsLifetime(getCacheControlHeader({ revalidate: 300, expire: 31_536_000 })),
    'x-nextjs-cache': 'HIT',
  }
  expect(isForAll(200, (name) => headers[name])).toBe(true)
})

test('Headers that ask for data', () => {
  const nginx = readFileSync('deploy/nginx/imar/http.conf', 'utf8')
  for (const name of FLIGHT_HEADERS) {
    expect([name, isSpecial({ method: 'GET', headers: { [name]: '1' } })]).toEqual([name, true])
    if (name !== NEXT_HMR_REFRESH_HEADER) expect(nginx).toMatch(new RegExp(`\\$http_${name.replaceAll('-', '_')}\\b`))
  }
})

test('What counts as an action', () => {
  const visit = (headers: IncomingMessage['headers']) => Object.assign(new IncomingMessage(new Socket()), { method: 'POST', url: '/en', headers })
  const isRefused = (request: IncomingMessage) => refuseUnanswerable(request, new ServerResponse(request))
  const [sent, stray] = [visit({ [ACTION_HEADER]: 'x' }), visit({ 'content-type': 'multipart/form-data; boundary=x' })]
  expect([sent, stray].map((request) => getServerActionRequestMetadata(request).isPossibleServerAction)).toEqual([true, true])
  expect([sent, stray].map(isRefused)).toEqual([false, true])
})

/** React's own encoding, as the browser does it; the package has no types. */
type Encoding = { encodeReply: (given: unknown[]) => Promise<string | FormData> }

test('Arguments of an action', async () => {
  Object.assign(globalThis, { __webpack_require__: { u: () => '' } })
  const { encodeReply } = jest.requireActual<Encoding>('next/dist/compiled/react-server-dom-webpack/client.browser')
  const form = new FormData()
  form.append('name', 'Rima')
  form.append('message', '$1 {"a":[]}')
  form.append('0', 'a field that is called as the arguments are')
  const headers = { 'next-action': 'a'.repeat(42) }
  const isTaken = async (...given: unknown[]) => isActionCall(new Request('http://site/en', { method: 'POST', headers, body: await encodeReply(given) }))
  expect(await isTaken('en', form)).toBe(true)
  expect(await isTaken('en', 'abcdefghijklmnopqrstuvwx')).toBe(true)
  for (const other of [form, 'x'.repeat(101), 1, 1n, new Date(), new Map(), [], {}, undefined, Infinity, new Blob(['x'])])
    expect(await isTaken(other, form)).toBe(false)
  for (const other of [1, 1n, null, new Map(), [form], { form }, undefined, new Blob(['x'])]) expect(await isTaken('en', other)).toBe(false)
  const withFile = new FormData()
  withFile.append('name', new File(['x'], 'name.txt'))
  expect(await isTaken('en', withFile)).toBe(false)
})

test('The routes of the build', () => {
  expect(sourceOf('next/dist/build/index')).toContain('ROUTES_MANIFEST')
  const { routesManifest } = generateRoutesManifest({
    pageKeys: {
      pages: [],
      app: ['/[lang]', '/[lang]/[...rest]', '/[lang]/events', '/[lang]/events/[slug]', '/[lang]/events/calendar.ics', '/[lang]/projects/[slug]', '/robots.txt'],
    },
    redirects: [{ source: '/:lang(ar|en|de)/old{/}?', destination: '/:lang/new', permanent: true }],
    config: { experimental: {} } as never,
    headers: [],
    onMatchHeaders: [],
    rewrites: { beforeFiles: [], afterFiles: [], fallback: [] },
    restrictedRedirectPaths: ['/_next'],
    appType: 'app',
    isAppPPREnabled: false,
    deploymentId: undefined,
  })
  const directory = mkdtempSync(join(tmpdir(), 'contract-'))
  writeFileSync(join(directory, ROUTES_MANIFEST), JSON.stringify(routesManifest))
  const nowhere = new Nowhere(routesOfBuild(directory))
  const nameRoute = routesByName(directory)
  rmSync(directory, { recursive: true })
  const isNowhere = (url: string) => nowhere.has(Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url }))
  expect(['/en', '/en/events', '/en/events/', '/en/projects/x', '/en/old'].filter(isNowhere)).toEqual([])
  expect(['/en/events/x', '/en/events/calendar.ics'].map(nameRoute)).toEqual(['/[lang]/events/[slug]', '/[lang]/events/calendar.ics'])
  expect(['/en/x', '/en/projects/x/y', '/en/eventsx'].filter((url) => !isNowhere(url))).toEqual([])
})

test('The draft mode of a request', () => {
  expect(sourceOf('next/dist/build/index')).toContain('PRERENDER_MANIFEST')
  const directory = mkdtempSync(join(tmpdir(), 'contract-'))
  const preview = { previewModeId: '1f2e', previewModeSigningKey: '', previewModeEncryptionKey: '' }
  writeFileSync(join(directory, 'prerender-manifest.json'), JSON.stringify({ preview }))
  process.env.NEXT_DIST_DIR = directory
  const isDraft = (cookie: string) => new DraftModeProvider(preview, {}, new RequestCookies(new Headers({ cookie })) as never, undefined as never).isEnabled
  expect([isDraft('a=b'), isDraft(withDraftMode('a=b'))]).toEqual([false, true])
  rmSync(directory, { recursive: true })
  for (const cookie of [COOKIE_NAME_PRERENDER_BYPASS, COOKIE_NAME_PRERENDER_DATA])
    expect(isSpecial({ method: 'GET', headers: { cookie: `${cookie}=1` } })).toBe(true)
})

test('Lengths of routes', async () => {
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET' })
  const response = new ServerResponse(request)
  const answer = new Response(null, { headers: { 'content-length': '5', 'x-other': 'told' } })
  await sendResponse(new NodeNextRequest(request), new NodeNextResponse(response), answer)
  expect(response.getHeaders()).toEqual({ 'x-other': 'told' })
})
