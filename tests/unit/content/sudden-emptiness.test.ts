/** @jest-environment node */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { z } from 'zod'
import { readList } from '@/lib/content/client'
import { ContentUnavailable } from '@/lib/content/errors'
import { publishedNow } from '@/lib/content/published-now'

const FULL = [{ name: 'a' }]

/** What it answers in turn, the last again and again, and how its database is. */
let answers: unknown[][]
let database: string | string[]
let asked = 0

const server = createServer(({ url }, response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  if (url?.startsWith('/_ready')) {
    const status = Array.isArray(database) ? (database.length > 1 ? database.shift() : database[0]) : database
    return void response.end(status === 'late' ? 'no health' : JSON.stringify({ status: 'degraded', checks: { database: { status } } }))
  }
  asked += 1
  const data = answers.length > 1 ? answers.shift() : answers[0]
  response.end(JSON.stringify({ data }))
})

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  process.env.CONTENT_URL = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  process.env.CONTENT_REQUEST_DELAY_MS = '0'
  process.env.CONTENT_TIMEOUT_MS = '1000'
})
beforeEach(() => {
  asked = 0
  database = 'ok'
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const named = z.object({ name: z.string() })
const read = (path: string) => publishedNow(() => readList(path, named, { tags: [] }))

test('a list that was never seen with anything is empty', async () => {
  answers = [[]]
  database = 'failed'
  expect(await read('/api/never')).toEqual([])
  expect(asked).toBe(1)
})

test('a list that is suddenly empty is read once more, and what that says holds', async () => {
  answers = [FULL, [], FULL]
  expect(await read('/api/once')).toEqual(FULL)
  expect(await read('/api/once')).toEqual(FULL)
  expect(asked).toBe(3)
})

test('it is empty when the service says so twice and has its database, and is asked no more than once then', async () => {
  answers = [FULL, []]
  await read('/api/twice')
  expect(await read('/api/twice')).toEqual([])
  expect(asked).toBe(3)
  expect(await read('/api/twice')).toEqual([])
  expect(asked).toBe(4)
})

test.each([[['late', 'ok']], [['failed', 'late', 'ok']]])('a service that is just too busy to say how it is (%j) is asked again', async (health) => {
  answers = [FULL, []]
  const path = `/api/busy-${health.length}`
  await read(path)
  database = health
  expect(await read(path)).toEqual([])
})

test('it is an outage when the service is without its database, until it has it again', async () => {
  answers = [FULL, []]
  await read('/api/outage')
  database = 'failed'
  await expect(read('/api/outage')).rejects.toThrow(ContentUnavailable)
  await expect(read('/api/outage')).rejects.toThrow('/api/outage')
  database = 'ok'
  expect(await read('/api/outage')).toEqual([])
})
