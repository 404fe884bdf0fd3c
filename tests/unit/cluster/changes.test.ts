/** @jest-environment node */
import type { Redis } from 'ioredis'
import type { Change } from '@/lib/framework/own-requests/change'
import { Changes } from '@/lib/framework/cluster/changes'
import { connect } from '@/lib/redis'
import { contentTags } from '@/lib/content/tags'
import { RedisServer } from '../../cms/support/redis'

let server: RedisServer
const open: { changes: Changes; redis: Redis }[] = []

beforeAll(async () => {
  server = await RedisServer.start()
})
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
  jest.spyOn(console, 'info').mockImplementation(() => {})
})
afterEach(() => {
  for (const { changes, redis } of open.splice(0)) {
    changes.close()
    redis.disconnect()
  }
})
afterAll(() => server.kill())

/** A process of the site, once it knows where the others are. */
async function join() {
  const heard: Change[] = []
  const gaps: number[] = []
  const redis = connect(server.url)
  const changes = new Changes(redis, { tags: contentTags, change: (change) => heard.push(change), gap: () => gaps.push(heard.length) })
  open.push({ changes, redis })
  await until(() => changes.epoch !== '')
  return { changes, heard, gaps, redis }
}

async function until(isSo: () => boolean): Promise<void> {
  for (const end = Date.now() + 10_000; !isSo(); ) {
    if (Date.now() > end) throw new Error('It did not come to that.')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

const article = (documentId: string) => ({ model: 'article', documentId, names: [`of-${documentId}`] })

test('each process hears what the others were told, in order, and not what it was told itself', async () => {
  const [one, two] = [await join(), await join()]
  await one.changes.tell(article('a'))
  await two.changes.tell(article('b'))
  await one.changes.tell({ model: 'event', documentId: 'c' })
  await until(() => one.changes.heard === two.changes.heard && one.heard.length === 1 && two.heard.length === 2)
  expect(two.heard).toEqual([article('a'), { model: 'event', documentId: 'c' }])
  expect(one.heard).toEqual([article('b')])
})

test('what was made before a change is not the newest, whoever was told of it', async () => {
  const [one, two] = [await join(), await join()]
  const before = two.changes.heard
  await one.changes.tell(article('a'))
  expect(one.changes.areNewest(['type:article'], before)).toBe(false)
  await until(() => two.heard.length === 1)
  expect(two.changes.areNewest(['type:article'], before)).toBe(false)
  expect(two.changes.areNewest(['type:article', 'type:event'], two.changes.heard)).toBe(true)
  expect(two.changes.areNewest(['type:event'], before)).toBe(true)
  const late = await join()
  expect(late.changes.areNewest(['type:article'], before)).toBe(false)
})

test('what was made of another document of the type is the newest still, where it is told which one has changed', async () => {
  const [one, two] = [await join(), await join()]
  const before = two.changes.heard
  await one.changes.tell(article('a'))
  await until(() => two.heard.length === 1)
  for (const { changes } of [one, two]) {
    expect(changes.areNewest(['any:article', 'article:of-b'], before)).toBe(true)
    expect(changes.areNewest(['any:article', 'article:of-a'], before)).toBe(false)
    expect(changes.areNewest(['any:article', 'article:a'], before)).toBe(false)
  }
  const late = await join()
  // It knows the types of what has changed, and not the documents.
  expect(late.changes.areNewest(['any:article', 'article:of-b'], before)).toBe(false)
  expect(late.changes.areNewest(['any:article', 'article:of-b'], late.changes.heard)).toBe(true)
  await one.changes.tell({ model: 'article', documentId: 'c' })
  expect(one.changes.areNewest(['any:article', 'article:of-b'], one.changes.heard)).toBe(true)
  expect(one.changes.areNewest(['any:article', 'article:of-b'], before)).toBe(false)
})

test('whoever begins takes everything for outdated once: of what was before it has not heard', async () => {
  const { gaps } = await join()
  expect(gaps).toEqual([0])
})

test('what could not be told while Redis was away is told when it is back, and all know that Redis has forgotten the rest', async () => {
  const [one, two] = [await join(), await join()]
  const { epoch } = two.changes
  await server.kill()
  await until(() => two.changes.epoch === '' && one.changes.epoch === '')
  await one.changes.tell(article('meanwhile'))
  // Nobody may take what is kept in Redis for new while the others do not know.
  expect(one.changes.areNewest(['type:article'], one.changes.heard)).toBe(false)
  await server.run()
  await until(() => two.gaps.length === 2 && two.changes.epoch !== '')
  expect(two.changes.epoch).not.toBe(epoch)
  await until(() => one.changes.areNewest(['type:article'], one.changes.heard) && one.changes.heard > 0)
  expect(two.heard.length + two.gaps.length).toBeGreaterThan(1)
})

test('who was cut off hears afterwards what the others were told', async () => {
  const [one, two] = [await join(), await join()]
  await one.redis.call('client', 'kill', 'type', 'normal', 'skipme', 'yes')
  for (const name of ['a', 'b', 'c']) await one.changes.tell(article(name))
  await until(() => two.heard.length === 3)
  expect(two.heard.map(({ documentId }) => documentId)).toEqual(['a', 'b', 'c'])
  expect(two.gaps).toEqual([0])
})

test('who has missed more than is kept takes everything for outdated', async () => {
  const two = await join()
  await two.redis.xadd('changes:stream', `${two.changes.heard + 5}-0`, 'change', JSON.stringify(article('later')), 'from', 'another')
  await until(() => two.heard.length === 1)
  expect(two.gaps).toEqual([0, 0])
  expect([two.changes.heard - 1, two.changes.heard].map((number) => two.changes.areNewest(['type:event'], number))).toEqual([false, true])
})
