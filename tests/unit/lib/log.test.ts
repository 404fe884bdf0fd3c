/** @jest-environment node */
import { jsonLog } from '@/lib/log'
import { withRequestId } from '@/lib/request-id'

type Line = Record<string, unknown>

/** What is written while something is done. */
function linesOf(act: (log: ReturnType<typeof jsonLog>) => void, level = 'info'): Line[] {
  const lines: Line[] = []
  act(jsonLog(level, { write: (line) => void lines.push(JSON.parse(line)) }))
  return lines
}

async function settled(settings: Record<string, string>) {
  jest.resetModules()
  Object.assign(process.env, settings)
  return import('@/lib/log')
}

afterEach(() => {
  for (const name of ['LOG_FORMAT', 'LOG_LEVEL']) Reflect.deleteProperty(process.env, name)
  jest.restoreAllMocks()
})

test('a line of JSON says when, how grave, what, and for which request', () => {
  const [line] = linesOf((log) => withRequestId('0123456789abcdef', () => log.warn({}, 'It rains.')))
  expect(line).toEqual({ level: 'warn', time: expect.any(String), service: 'site', requestId: '0123456789abcdef', message: 'It rains.' })
  expect(new Date(String(line?.time)).getTime()).toBeLessThanOrEqual(Date.now())
})

test('beside requests a line names none', () => {
  expect(linesOf((log) => log.error({}, 'Alone'))[0]).not.toHaveProperty('requestId')
})

test('of an error its name, words and place are said, and its cause, but nothing that hangs on it', () => {
  const cause = Object.assign(new TypeError('no line'), { body: 'secret' })
  const error = Object.assign(new RangeError('too far', { cause }), { detail: 'secret', config: { email: 'secret' } })
  const lines = linesOf((log) => log.error({ error }, 'It failed'))
  expect(lines[0]?.error).toMatchObject({ type: 'RangeError', message: 'too far', stack: expect.stringContaining('log.test'), cause: { message: 'no line' } })
  expect(JSON.stringify(lines)).not.toContain('secret')
})

test('what is less grave than was asked for is left out, in both forms', async () => {
  expect(
    linesOf((log) => {
      log.info({}, 'a')
      log.warn({}, 'b')
      log.error({}, 'c')
    }, 'warn').map(({ message }) => message),
  ).toEqual(['b', 'c'])
  const [info, warn] = [jest.spyOn(console, 'info').mockImplementation(), jest.spyOn(console, 'warn').mockImplementation()]
  const { log } = await settled({ LOG_LEVEL: 'warn' })
  log.info('a')
  log.warn('b')
  expect([info.mock.calls, warn.mock.calls]).toEqual([[], [['b']]])
})

test('text for a person goes to the console as it is', async () => {
  const info = jest.spyOn(console, 'info').mockImplementation()
  const failed = jest.spyOn(console, 'error').mockImplementation()
  const { log, takeConsole } = await settled({})
  takeConsole()
  log.info('request', { method: 'GET', status: 200 })
  const error = new Error('why')
  log.error('It failed', error)
  expect([info.mock.calls, failed.mock.calls]).toEqual([[['request GET 200']], [['It failed:', error]]])
})

test('with JSON what the framework writes to the console is a line of it, too', async () => {
  const before = { ...console }
  const { takeConsole } = await settled({ LOG_FORMAT: 'json' })
  const said: unknown[][] = []
  takeConsole((...line) => void said.push(line))
  const error = new Error('Something')
  console.error('⨯', error)
  console.log('Ready in %s', '1 s')
  Object.assign(console, before)
  expect(said).toEqual([
    ['error', '⨯ Something', error],
    ['info', 'Ready in 1 s', undefined],
  ])
})
