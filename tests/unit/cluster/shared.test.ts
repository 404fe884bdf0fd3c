/** @jest-environment node */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Redis } from 'ioredis'
import { RedisServer } from '../../cms/support/redis'
import { until } from '../../cms/support/until'
import { ready } from './support/ready'

let server: RedisServer
const connections: Redis[] = []

beforeAll(async () => {
  server = await RedisServer.start()
  Object.assign(process.env, { REDIS_URL: server.url, FORMS_SECRET: 'of the tests', LIMIT_PER_ADDRESS: '5', LIMIT_SEARCHES: '3' })
})
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  jest.spyOn(console, 'info').mockImplementation(() => {})
})
afterAll(async () => {
  for (const redis of connections) redis.disconnect()
  await server.kill()
})

/** A process of the site, with a memory of its own. */
async function start() {
  jest.resetModules()
  Reflect.deleteProperty(globalThis, 'imarProcess')
  const { sharedRedis, isShared } = await import('@/lib/redis')
  const redis = sharedRedis()
  if (!redis) throw new Error('no Redis')
  connections.push(redis)
  await ready(redis)
  return {
    isShared,
    ...(await import('@/lib/forms/spend-once')),
    ...(await import('@/lib/server/limits')),
    ...(await import('@/lib/forms/shared-answers')),
    ...(await import('@/lib/framework/cluster/static-files')),
    ...(await import('@/lib/framework/cluster/shared-files')),
  }
}

const later = () => Date.now() + 60_000

test('what may be used once is used once by all processes, and again only by the same', async () => {
  const [one, two] = [await start(), await start()]
  const id = randomUUID()
  const uses = await Promise.all([one, two, one, two].map(({ spendOnce }, index) => spendOnce(id, `visitor ${index}`, later())))
  expect(uses.filter(Boolean)).toHaveLength(1)
  const form = randomUUID()
  expect([
    await one.spendOnce(form, 'the same', later()),
    await two.spendOnce(form, 'the same', later()),
    await two.spendOnce(form, 'another', later()),
  ]).toEqual([true, true, false])
})

test('a limit is one of all processes', async () => {
  const [one, two] = [await start(), await start()]
  const address = randomUUID()
  const turns = await Promise.all(Array.from({ length: 20 }, (_, index) => (index % 2 ? one : two).takeTurn({ form: 'contact', address })))
  expect(turns.filter(({ allowed }) => allowed)).toHaveLength(5)
  const search = randomUUID()
  const searches = await Promise.all(Array.from({ length: 9 }, (_, index) => (index % 2 ? one : two).takeSearchTurn(search)))
  expect(searches.filter(({ allowed }) => allowed)).toHaveLength(3)
})

test('what was typed is shown by whichever process the browser is led to, and cannot be read in Redis', async () => {
  const [one, two] = [await start(), await start()]
  const answers = (process: typeof one) => new process.SharedAnswers<{ typed: string }>('form')
  const id = (await answers(one).keep({ typed: 'Amal from Homs' })) ?? ''
  expect(await answers(two).read(id)).toEqual({ typed: 'Amal from Homs' })
  expect(await new two.SharedAnswers('verification').read(id)).toBeNull()
  expect(await answers(two).read(randomUUID())).toBeNull()
  const [redis] = connections.slice(-1)
  const kept = (await redis?.getBuffer(`answer:form:${id}`)) ?? Buffer.alloc(0)
  expect(kept.length).toBeGreaterThan(20)
  expect(kept.toString('latin1')).not.toContain('Amal')
  expect(await redis?.pttl(`answer:form:${id}`)).toBeGreaterThan(29 * 60_000)
  // Changed by somebody else: nothing, rather than what is not ours.
  await redis?.set(`answer:form:${id}`, Buffer.concat([kept.subarray(0, -1), Buffer.from('x')]))
  expect(await answers(two).read(id)).toBeNull()
})

test('a process gives the files of another build, and nothing else by that way', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'static-'))
  const [one, two] = [await start(), await start()]
  await mkdir(join(directory, 'other'))
  const files = new two.StaticFiles(join(directory, 'other'), two.sharedFiles)
  const site = createServer((request, response) => {
    void files.answer(request, response).then((isAnswered) => isAnswered || response.writeHead(404).end())
  }).listen(0, '127.0.0.1')
  try {
    await once(site, 'listening')
    await mkdir(join(directory, 'build/chunks/app/[lang]'), { recursive: true })
    await writeFile(join(directory, 'build/chunks/app/[lang]/page-1f.js'), 'of another build')
    await writeFile(join(directory, 'build/BUILD.txt'), 'no file for a browser')
    await new one.StaticFiles(join(directory, 'build'), one.sharedFiles).share()
    const address = site.address()
    const ask = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}${path}`, init)
    const found = await ask('/_next/static/chunks/app/%5Blang%5D/page-1f.js')
    expect([found.status, await found.text()]).toEqual([200, 'of another build'])
    expect(found.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(found.headers.get('content-type')).toContain('javascript')
    for (const path of [
      '/_next/static/chunks/other.js',
      '/_next/static/BUILD.txt',
      '/_next/static/..%2fstatic/chunks/app/%5Blang%5D/page-1f.js',
      '/_next/static/%zz.js',
      '/x.js',
    ])
      expect([path, (await ask(path)).status]).toEqual([path, 404])
    expect((await ask('/_next/static/chunks/app/%5Blang%5D/page-1f.js', { method: 'POST' })).status).toBe(404)
  } finally {
    site.close()
    site.closeAllConnections()
    await rm(directory, { recursive: true })
  }
})

test('while Redis is away each process goes on alone and says so', async () => {
  const one = await start()
  expect(one.isShared()).toBe(true)
  await server.kill()
  const [id, address] = [randomUUID(), randomUUID()]
  expect([await one.spendOnce(id, 'a', later()), await one.spendOnce(id, 'b', later())]).toEqual([true, false])
  const turns = await Promise.all(Array.from({ length: 9 }, () => one.takeTurn({ form: 'contact', address })))
  expect(turns.filter(({ allowed }) => allowed)).toHaveLength(5)
  const answers = new one.SharedAnswers<string>('form')
  expect(await answers.read((await answers.keep('typed')) ?? '')).toBe('typed')
  await until(async () => (one.isShared() ? null : true))
})
