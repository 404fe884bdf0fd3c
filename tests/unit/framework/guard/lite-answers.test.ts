/** @jest-environment node */
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ASK_AGAIN } from '@/lib/lifetimes'
import { LitePages, liteWish } from '@/lib/framework/guard/lite-pages'
import { isInternal } from '@/lib/framework/own-requests/own-headers'
import { pagePolicy } from '@/lib/framework/page/policy.mjs'

const NOTICE = '<p data-picture="Picture: {alt} ({size})">Light</p>'
const PAGE = `<html lang="en"><body>${NOTICE}<a href="/en/projects">Projects</a><img src="/uploads/a.webp" alt="A school" data-kb="24"/></body></html>`
const KEPT = { 'content-type': 'text/html; charset=utf-8', 'cache-control': ASK_AGAIN, 'x-nextjs-prerender': '1', etag: 'W/"1f"' }

let server: Server
/** The pages as they are kept. */
let kept: RequestListener

beforeEach(async () => {
  kept = (_, response) => response.writeHead(200, KEPT).end(PAGE)
  const pages = new LitePages()
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const wish = liteWish(request)
    if (!wish || !(await pages.answer(request, response, wish))) response.writeHead(418).end('the page itself')
  }
  server = createServer((request, response) => {
    if (isInternal(request)) kept(request, response)
    else void answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterEach(() => {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(resolve))
})

const get = (path = '/en?lite', headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { method, headers: { 'accept-encoding': 'identity', ...headers } })

const SAVER = { 'save-data': 'on' }

test('the page is sent without its pictures, and its policy is that of what is sent', async () => {
  kept = (_, response) => response.writeHead(200, KEPT).end(PAGE.replace('<body>', '<body style="color:red">'))
  const response = await get()
  const html = await response.text()
  expect([response.status, html.includes('<img')]).toEqual([200, false])
  expect(html).toContain('href="/uploads/a.webp">Picture: A school (24 kB)</a>')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': pagePolicy({ html }),
    'content-length': String(Buffer.byteLength(html)),
    vary: 'Accept-Encoding, Save-Data',
    'x-robots-tag': 'noindex, follow',
  })
  expect(response.headers.get('content-encoding')).toBeNull()
})

test('who wishes it by the address is led on to light pages, who saves data is not', async () => {
  expect(await (await get('/en?lite')).text()).toContain('href="/en/projects?lite"')
  expect(await (await get('/en', SAVER)).text()).toContain('href="/en/projects"')
  expect(await (await get('/en?lite')).text()).toContain('href="/en/projects?lite"')
})

test.each([
  ['as long as the page itself, where the address says it', '/en?lite', KEPT, ASK_AGAIN],
  ['not without asking, where the page says nothing', '/en?lite', { ...KEPT, 'cache-control': undefined }, 'no-cache'],
  ['by nobody else, where the browser alone wished it', '/en', KEPT, 'private, no-cache'],
])('it may be kept %s', async (_, path, headers, expected) => {
  kept = (_, response) => {
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value)
    response.end(PAGE)
  }
  expect((await get(path, SAVER)).headers.get('cache-control')).toBe(expected)
})

test('a browser that has it already is told so, one that has the page with its pictures gets it', async () => {
  const { headers } = await get()
  const tag = headers.get('etag') ?? ''
  expect(tag).toBe('W/"lite-true-1f"')
  const again = await get('/en?lite', { 'if-none-match': tag })
  expect([again.status, await again.text()]).toEqual([304, ''])
  expect(again.headers.get('etag')).toBe(tag)
  expect((await get('/en?lite', { 'if-none-match': 'W/"1f"' })).status).toBe(200)
  expect((await get('/en', { ...SAVER, 'if-none-match': tag })).status).toBe(200)
})

test('a page without a tag has none when it is light, and is made of what it is now', async () => {
  let text = 'old'
  kept = (_, response) => response.writeHead(200, { 'content-type': 'text/html', 'x-nextjs-prerender': '1' }).end(`<main>${text}</main>`)
  expect(await (await get()).text()).toBe('<main>old</main>')
  text = 'new'
  const response = await get('/en?lite', { 'if-none-match': '' })
  expect([response.headers.get('etag'), await response.text()]).toEqual([null, '<main>new</main>'])
})

/** Pages whose words are others each time, though their tag stays. */
function keepWords() {
  const page = { tag: '"1f"', times: 0 }
  kept = ({ url }, response) => response.writeHead(200, { ...KEPT, etag: page.tag }).end(`<main>${url} ${++page.times}</main>`)
  return page
}

test('it is made once for each page, and anew when that has changed', async () => {
  const page = keepWords()
  const text = async () => (await get()).text()
  expect([await text(), await text()]).toEqual(['<main>/en 1</main>', '<main>/en 1</main>'])
  page.tag = '"20"'
  expect([await text(), await text()]).toEqual(['<main>/en 3</main>', '<main>/en 3</main>'])
  expect((await get()).headers.get('etag')).toBe('W/"lite-true-20"')
})

test('of two hundred light pages the one that was made longest ago gives way to another', async () => {
  keepWords()
  const text = async (number: number) => (await get(`/en/projects/${number}?lite`)).text()
  const first: string[] = []
  for (let number = 0; number < 200; number += 1) first.push(await text(number))
  expect(await text(0)).toBe(first[0])
  await text(200)
  expect(await text(1)).toBe(first[1])
  expect(await text(0)).not.toBe(first[0])
})

test('it is sent compressed to browsers that take it so', async () => {
  const response = await get('/en?lite', { 'accept-encoding': 'br, gzip' })
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(await response.text()).toContain('Picture: A school')
  expect(Number(response.headers.get('content-length'))).toBeLessThan(PAGE.length)
  expect((await get('/en?lite', { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip')
})

test('HEAD gets the headers alone', async () => {
  const { headers } = await get()
  const response = await get('/en?lite', {}, 'HEAD')
  expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([200, headers.get('content-length'), ''])
})

test.each<[string, RequestListener]>([
  ['that is not found', (_, response) => response.writeHead(404, KEPT).end(PAGE)],
  ['that leads elsewhere', (_, response) => response.writeHead(307, { ...KEPT, location: '/de' }).end()],
  ['that is no markup', (_, response) => response.writeHead(200, { ...KEPT, 'content-type': 'text/plain' }).end(PAGE)],
  ['that does not say what it is', (_, response) => response.writeHead(200, { 'x-nextjs-prerender': '1' }).end(PAGE)],
  ['that is made for one visitor', (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE)],
  ['that does not come', (_, response) => response.destroy()],
])('a page %s is left to the framework', async (_, listener) => {
  kept = listener
  const response = await get()
  expect([response.status, await response.text()]).toEqual([418, 'the page itself'])
})
