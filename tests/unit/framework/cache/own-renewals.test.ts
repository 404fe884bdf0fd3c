/** @jest-environment node */
import { KeptAddresses } from '@/lib/framework/cache/kept-addresses.mjs'
import { renewals, renewWhatCarries } from '@/lib/framework/cache/own-renewals'
import { processState } from '@/lib/framework/process/process-state.mjs'

const add = jest.spyOn(renewals, 'add').mockImplementation(() => undefined)

beforeEach(() => void add.mockClear())

test('what was made of a document is rendered anew, its own pages first', async () => {
  const kept = (processState.keptAddresses = new KeptAddresses('nowhere'))
  kept.note('/ar/articles/x', ['type:article', 'article:x'])
  kept.note('/ar', ['type:article', 'type:project'])
  kept.note('/ar/projects', ['type:project'])
  await renewWhatCarries(['type:article'], ['article:x'])
  expect(add.mock.calls).toEqual([[{ own: ['/ar/articles/x'], others: ['/ar/articles/x', '/ar/articles/x', '/ar'] }]])
})

test('of its own pages those in the published languages come first, the others before all else', async () => {
  const kept = (processState.keptAddresses = new KeptAddresses('nowhere'))
  for (const address of ['/ar/articles/x', '/de/articles/x', '/en/articles/x']) kept.note(address, ['article:x'])
  kept.note('/ar', ['type:article'])
  await renewWhatCarries(['type:article'], ['article:x'], ['de', 'en'])
  expect(add.mock.calls).toEqual([[{ own: ['/de/articles/x', '/en/articles/x'], others: ['/ar/articles/x', '/de/articles/x', '/en/articles/x', '/ar'] }]])
})

test('where nothing is kept in the published language its pages in the others are made one by one, beside who asks for that one first', async () => {
  const kept = (processState.keptAddresses = new KeptAddresses('nowhere'))
  kept.note('/ar/articles/x', ['article:x'])
  await renewWhatCarries([], ['article:x'], ['de'])
  expect(add.mock.calls[0]?.[0].own).toEqual(['/ar/articles/x'])
})

test('before anything is kept there is nothing to do', async () => {
  processState.keptAddresses = undefined
  await renewWhatCarries(['type:article'], [])
  expect(add).not.toHaveBeenCalled()
})
