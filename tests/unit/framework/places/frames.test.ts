/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { marks } from '@/lib/framework/cache/marks.mjs'
import { askOwn } from '@/lib/framework/own-requests/ask-own'
import { frameAt, previewFrameAt } from '@/lib/framework/places/frames'
import { inPlace } from '@/lib/framework/static/place'
import { wholeText } from '@/lib/server/parts'

// It asks as ever, and is watched.
jest.mock('@/lib/framework/own-requests/ask-own', () => ({
  askOwn: jest.fn(jest.requireActual<{ askOwn: typeof askOwn }>('@/lib/framework/own-requests/ask-own').askOwn),
}))

let server: Server
let asked: string[]
let isAway: boolean
let cookies: (string | undefined)[]
/** In place of how often it was asked. */
let text: string
/** What the clock says; milliseconds. */
let now = 1_000_000

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(String(request.url))
    cookies.push(request.headers.cookie)
    response.writeHead(isAway ? 500 : 200, { 'content-security-policy': 'p' }).end(`<h1>${text || asked.length}</h1>${inPlace('<b>x</b>')}`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  process.env.PORT = String((server.address() as AddressInfo).port)
  jest.spyOn(Date, 'now').mockImplementation(() => now)
})

afterAll(() => new Promise((resolve) => server.close(resolve)))

beforeEach(() => {
  asked = []
  cookies = []
  isAway = false
  text = ''
  jest.mocked(askOwn).mockClear()
})

const shownBy = async (frame: Awaited<ReturnType<typeof frameAt>>, markup = '') =>
  wholeText((await frame.filledWith([markup])).parts).replace(/<!--.?place-->/g, '')

const seen = async (address: string) => shownBy(await frameAt(address))

test('a page is asked for once, however many need it, and again after a publication', async () => {
  expect(await Promise.all([seen('/a'), seen('/a')])).toEqual(['<h1>1</h1>', '<h1>1</h1>'])
  expect(await seen('/a')).toBe('<h1>1</h1>')
  marks.mark(['type:event'])
  expect(await seen('/a')).toBe('<h1>2</h1>')
})

test('a frame is what stands around the place', async () => {
  expect(await shownBy(await frameAt('/frame'), '<b>y</b>')).toBe('<h1>1</h1><b>y</b>')
})

test('the same page is the same frame, with what was worked out for it', async () => {
  text = 'the same'
  const first = await frameAt('/same')
  marks.mark(['type:event'])
  expect(await frameAt('/same')).toBe(first)
  text = 'another'
  marks.mark(['type:event'])
  expect(await frameAt('/same')).not.toBe(first)
})

/** Until all that was asked behind a visitor's back is answered. */
async function settle(): Promise<void> {
  await Promise.allSettled(jest.mocked(askOwn).mock.results.map(({ value }) => value))
  await turn()
}

test('what is older than a second serves once more, and is asked for anew behind the visitor', async () => {
  await seen('/b')
  now += 1000
  expect(await seen('/b')).toBe('<h1>1</h1>')
  expect(askOwn).toHaveBeenCalledTimes(1)
  now += 1
  expect(await seen('/b')).toBe('<h1>1</h1>')
  await settle()
  expect(await seen('/b')).toBe('<h1>2</h1>')
})

test('what is older than ten seconds does not serve', async () => {
  await seen('/old')
  now += 10_000
  expect(await seen('/old')).toBe('<h1>1</h1>')
  await settle()
  now += 10_001
  expect(await seen('/old')).toBe('<h1>3</h1>')
})

test('where the page cannot be had newer the last one serves, and nobody waits for it meanwhile', async () => {
  await seen('/c')
  isAway = true
  marks.mark(['type:event'])
  expect([await seen('/c'), await seen('/c')]).toEqual(['<h1>1</h1>', '<h1>1</h1>'])
  expect(asked).toHaveLength(2)
  isAway = false
  now += 2999
  expect(await seen('/c')).toBe('<h1>1</h1>')
  now += 1
  expect(await seen('/c')).toBe('<h1>3</h1>')
  marks.mark(['type:event'])
  expect(await seen('/c')).toBe('<h1>4</h1>')
})

test('a page that was never had is an error', async () => {
  isAway = true
  await expect(seen('/d')).rejects.toThrow('The page /d answered 500.')
})

test('a page that was never had is asked for again', async () => {
  isAway = true
  await expect(seen('/e')).rejects.toThrow()
  isAway = false
  expect(await seen('/e')).toBe('<h1>2</h1>')
})

test('a failure behind the visitor is told to nobody, and nobody asks again at once', async () => {
  await seen('/f')
  isAway = true
  now += 2000
  expect(await seen('/f')).toBe('<h1>1</h1>')
  await settle()
  expect(await seen('/f')).toBe('<h1>1</h1>')
  expect(askOwn).toHaveBeenCalledTimes(2)
})

test('a preview has its frame made for it, each time and as its editor', async () => {
  const found = await previewFrameAt('/g', 'imar_preview=x')
  expect([await shownBy(found.frame), found.policy, cookies]).toEqual(['<h1>1</h1>', 'p', ['imar_preview=x']])
  await previewFrameAt('/g', 'imar_preview=x')
  expect(asked).toEqual(['/g', '/g'])
  expect(await seen('/g')).toBe('<h1>3</h1>')
  expect(cookies.at(-1)).toBeUndefined()
})

test('where there is no older page to give, it is waited for longer', async () => {
  await seen('/patient')
  marks.mark(['type:event'])
  await seen('/patient')
  expect(jest.mocked(askOwn).mock.calls.map(([, address, options]) => [address, options?.patience])).toEqual([
    ['/patient', 20_000],
    ['/patient', undefined],
  ])
})
