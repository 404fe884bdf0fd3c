/** @jest-environment node */
import { KnownVersions } from '@/lib/content/known-versions'

const version = (model: string, documentId: string, updatedAt = '2026-11-01T00:00:00.000Z') => ({ model, documentId, updatedAt })

async function* inParts(...parts: ReturnType<typeof version>[][]) {
  yield* parts
}

const known = (...parts: ReturnType<typeof version>[][]) => KnownVersions.of([inParts(...parts)])

test('what is new, other by a millisecond, or no more is told of, once each', async () => {
  const before = await known([version('article', 'same'), version('article', 'changed')], [version('article', 'gone')])
  const now = await known([version('article', 'same'), version('article', 'changed', '2026-11-01T00:00:00.001Z')], [version('article', 'new')])
  expect(before.differences(now)).toEqual(['changed', 'gone', 'new'].map((documentId) => ({ model: 'article', documentId })))
  expect(now.differences(now)).toEqual([])
})

test('several sources are read beside each other, into one', async () => {
  const began: string[] = []
  let go = () => {}
  const gate = new Promise<void>((resolve) => (go = resolve))
  async function* source(model: string) {
    began.push(model)
    await gate
    yield [version(model, 'x')]
  }
  const both = KnownVersions.of([source('article'), source('project')])
  expect(began).toEqual(['article', 'project'])
  go()
  expect(new KnownVersions().differences(await both)).toEqual(['article', 'project'].map((model) => ({ model, documentId: 'x' })))
})

test('documents of two types with one id are two', async () => {
  const both = await known([version('article', 'x'), version('project', 'x')])
  expect((await known([version('article', 'x')])).differences(both)).toEqual([{ model: 'project', documentId: 'x' }])
})

test('thousands have room, whatever another language knows', async () => {
  const many = await known(Array.from({ length: 5000 }, (_, index) => version('report', `r${index}`)))
  const none = new KnownVersions()
  expect(none.differences(many)).toHaveLength(5000)
  expect(many.differences(none)).toHaveLength(5000)
  expect(none.differences(none)).toEqual([])
})
