/** @jest-environment node */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { QuietMark } from '@/lib/server/quiet-mark'

const directory = mkdtempSync(join(tmpdir(), 'quiet-mark-'))
const file = join(directory, 'quiet')

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  rmSync(file, { force: true })
})
afterAll(() => rmSync(directory, { recursive: true }))

test('the mark goes at once with a publication, and comes back when all that was kept before it has run out', () => {
  const mark = new QuietMark(file, 10_000)
  mark.disturb()
  jest.advanceTimersByTime(10_000)
  expect(existsSync(file)).toBe(true)
  mark.disturb()
  expect(existsSync(file)).toBe(false)
  jest.advanceTimersByTime(6000)
  mark.disturb()
  jest.advanceTimersByTime(6000)
  expect(existsSync(file)).toBe(false)
  jest.advanceTimersByTime(4000)
  expect(existsSync(file)).toBe(true)
})

test('where there is no such folder the site goes on, and says so', () => {
  const say = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  new QuietMark(join(directory, 'nowhere', 'quiet'), 1).disturb()
  jest.advanceTimersByTime(1)
  expect(say).toHaveBeenCalledWith(expect.stringMatching(/^The proxy is not told of publications: .*ENOENT/))
})

test('a mark that is not there yet is nothing to complain of', () => {
  const say = jest.spyOn(console, 'error')
  new QuietMark(file).disturb()
  expect(say).not.toHaveBeenCalled()
})

test('waiting for quiet keeps no process alive', () => {
  const timer = jest.spyOn(globalThis, 'setTimeout')
  new QuietMark(file).disturb()
  expect(timer.mock.results.map(({ value }) => value.hasRef())).toEqual([false])
})

describe('a proxy', () => {
  const publish: (() => void)[] = []

  async function tell(setting: string) {
    jest.resetModules()
    process.env.PROXY_QUIET_FILE = setting
    const { tellProxy } = await import('@/lib/server/quiet-mark')
    tellProxy({ onChange: (listener) => void publish.push(listener) })
  }

  beforeEach(() => void publish.splice(0))
  afterEach(() => delete process.env.PROXY_QUIET_FILE)

  test('that is named learns of a start and of each publication: both may have missed one', async () => {
    writeFileSync(file, '')
    await tell(file)
    expect(existsSync(file)).toBe(false)
    jest.advanceTimersByTime(9999)
    expect(existsSync(file)).toBe(false)
    jest.advanceTimersByTime(1)
    expect(existsSync(file)).toBe(true)
    for (const listener of publish) listener()
    expect(existsSync(file)).toBe(false)
  })

  test('that is not named has nothing written for it', async () => {
    const say = jest.spyOn(console, 'error')
    await tell('')
    jest.runAllTimers()
    expect([publish, say.mock.calls]).toEqual([[], []])
  })
})
