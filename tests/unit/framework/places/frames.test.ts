/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { marks } from '@/lib/framework/cache/marks.mjs'
import { frameAt } from '@/lib/framework/places/frames'
import { inPlace } from '@/lib/framework/static/place'
import { wholeText } from '@/lib/server/parts'

let server: Server
let asked: string[]
let isAway: boolean
/** In place of how often it was asked. */
let text: string
/** Milliseconds by which the clock has been set forward. */
let later = 0

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(String(request.url))
    response.writeHead(isAway ? 500 : 200, { 'content-security-policy': 'p' }).end(`<h1>${text || asked.length}</h1>${inPlace('x')}`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  process.env.PORT = String((server.address() as AddressInfo).port)
  const now = Date.now
  jest.spyOn(Date, 'now').mockImplementation(() => now() + later)
})

afterAll(() => new Promise((resolve) => server.close(resolve)))

beforeEach(() => {
  asked = []
  isAway = false
  text = ''
})

const seen = async (address: string) => {
  const { parts } = await (await frameAt(address)).filledWith('')
  return wholeText(parts)
}

test('a page is asked for once, however many need it, and again after a publication', async () => {
  expect(await Promise.all([seen('/a'), seen('/a')])).toEqual(['<h1>1</h1>', '<h1>1</h1>'])
  expect(await seen('/a')).toBe('<h1>1</h1>')
  marks.mark(['type:event'])
  expect(await seen('/a')).toBe('<h1>2</h1>')
})

test('what is older than a second serves once more, what is older than ten does not', async () => {
  await seen('/b')
  later += 2000
  expect(await seen('/b')).toBe('<h1>1</h1>')
  later += 20_000
  expect(await seen('/b')).not.toBe('<h1>1</h1>')
})

test('where the page cannot be had newer the last one serves, and nobody waits for it meanwhile', async () => {
  await seen('/c')
  isAway = true
  marks.mark(['type:event'])
  expect([await seen('/c'), await seen('/c')]).toEqual(['<h1>1</h1>', '<h1>1</h1>'])
  expect(asked).toHaveLength(2)
  isAway = false
  later += 5000
  expect(await seen('/c')).toBe('<h1>3</h1>')
})

test('a page that was never had is an error', async () => {
  isAway = true
  await expect(seen('/d')).rejects.toThrow('answered 500')
})

test('the same page is the same frame, with what was worked out for it', async () => {
  text = 'the same'
  const first = await frameAt('/e')
  marks.mark(['type:event'])
  expect(await frameAt('/e')).toBe(first)
  text = 'another'
  marks.mark(['type:event'])
  expect(await frameAt('/e')).not.toBe(first)
})
