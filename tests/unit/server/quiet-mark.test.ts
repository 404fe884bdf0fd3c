/** @jest-environment node */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { QuietMark } from '@/lib/server/quiet-mark'

const directory = mkdtempSync(join(tmpdir(), 'quiet-mark-'))
const file = join(directory, 'quiet')

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())
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
  expect(say).toHaveBeenCalledWith(expect.stringContaining('The proxy is not told'))
})
