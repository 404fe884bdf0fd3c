/** @jest-environment node */
import { IN_PARTS_FROM, type Upload, upload } from '@/components/shared/form/fields/file/upload'

const KIB = 1024
const SIZE = 3 * 1024 * KIB
const STORED = { state: 'stored', id: 'file-1', name: 'plan.zip' }

/** One request as it comes to the site. */
type Asked = { upload: string; offset: number; bytes: number | null }

type Answer = object | 'lost'

/** Takes the place of the site and of the line to it: keeps the parts that come, and answers as the site does. */
class Line {
  asked: Asked[] = []
  /** What is there of each file. */
  there = new Map<string, number>()
  /** Whole files that came in one request, by their bytes. */
  whole: number[] = []
  /** What is answered instead, by the number of the request. */
  instead = new Map<number, Answer>()

  take(body: FormData): Answer {
    const file = body.get('file')
    const bytes = file instanceof File ? file.size : null
    const name = body.get('upload')
    if (typeof name !== 'string') {
      this.whole.push(bytes ?? 0)
      return STORED
    }
    const offset = Number(body.get('offset'))
    const answer = this.instead.get(this.asked.length)
    this.asked.push({ upload: name, offset, bytes })
    if (answer) return answer
    const before = this.there.get(name) ?? 0
    const now = offset === before ? before + (bytes ?? 0) : before
    this.there.set(name, now)
    return now === Number(body.get('size')) ? STORED : { state: 'partly', bytes: now }
  }

  get sent(): number {
    return this.asked.reduce((sum, { bytes }) => sum + (bytes ?? 0), 0)
  }
}

let line: Line
let isOnline: boolean

class Request {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  responseText = ''
  timeout = 0
  private readonly ends = new Map<string, () => void>()
  open() {}
  abort() {
    this.ends.get('abort')?.()
  }
  addEventListener(type: string, run: () => void) {
    this.ends.set(type, run)
  }
  send(body: FormData) {
    this.upload.onprogress?.({ loaded: 1, total: 2 })
    const answer = line.take(body)
    setImmediate(() => {
      if (answer === 'lost') return this.ends.get('error')?.()
      this.responseText = JSON.stringify(answer)
      this.onload?.()
    })
  }
}

beforeEach(() => {
  line = new Line()
  isOnline = true
  global.XMLHttpRequest = Request as never
  Object.defineProperty(globalThis, 'navigator', {
    value: {
      get onLine() {
        return isOnline
      },
    },
    configurable: true,
  })
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'performance', 'nextTick', 'queueMicrotask'] })
})
afterEach(() => jest.useRealTimers())

const file = (size = SIZE, name = 'plan.zip', fill = 7) => new File([new Uint8Array(size).fill(fill)], name)

/** Sends a file, and lets the pauses pass. */
async function send(options: Partial<Upload> = {}) {
  const given: Upload = {
    file: file(),
    form: 'idea',
    field: 'attachments',
    attempt: 'a'.repeat(32),
    onProgress: () => undefined,
    signal: new AbortController().signal,
  }
  let isDone = false
  const answer = upload({ ...given, ...options }).finally(() => (isDone = true))
  while (!isDone) {
    await new Promise((resolve) => setImmediate(resolve))
    await jest.advanceTimersByTimeAsync(500)
  }
  return answer
}

test('a large file is asked for first, and goes in parts that grow while they are quick', async () => {
  const progress: number[] = []
  const arrived: number[] = []
  expect(await send({ onProgress: (part) => progress.push(part), onArrived: (part) => arrived.push(part) })).toEqual(STORED)
  expect(line.asked.map(({ offset, bytes }) => [offset / KIB, bytes && bytes / KIB])).toEqual([
    [0, null],
    [0, 256],
    [256, 512],
    [768, 1024],
    [1792, 1280],
  ])
  expect(line.sent).toBe(SIZE)
  expect(progress).toEqual([...progress].sort((one, other) => one - other))
  expect(arrived).toEqual([256, 768, 1792].map((kib) => (kib * KIB) / SIZE))
})

test(`a file below ${IN_PARTS_FROM / KIB} KiB goes in one request`, async () => {
  expect(await send({ file: file(IN_PARTS_FROM - 1) })).toEqual(STORED)
  expect([line.whole, line.asked]).toEqual([[IN_PARTS_FROM - 1], []])
  await send({ file: file(IN_PARTS_FROM) })
  expect(line.whole).toHaveLength(1)
})

test('after a break only the part that was lost is sent again', async () => {
  line.instead.set(3, 'lost')
  const broken = jest.fn()
  expect(await send({ onBroken: broken })).toEqual(STORED)
  expect(broken).toHaveBeenCalledTimes(1)
  expect(line.sent).toBe(SIZE + 1024 * KIB)
  expect(line.asked[4]).toMatchObject({ bytes: null })
  expect(line.asked[5]).toMatchObject({ offset: 768 * KIB, bytes: 256 * KIB })
})

test('a part that arrived although its answer was lost is not sent again', async () => {
  line.there = new Map()
  const take = line.take.bind(line)
  let number = 0
  line.take = (body) => {
    const answer = take(body)
    return number++ === 3 ? 'lost' : answer
  }
  expect(await send()).toEqual(STORED)
  expect(line.sent).toBe(SIZE)
})

test('without a line it ends at once, and the same file in the same attempt goes on there', async () => {
  line.instead.set(3, 'lost')
  const take = line.take.bind(line)
  line.take = (body) => {
    isOnline = line.asked.length < 3
    return take(body)
  }
  expect(await send()).toBeNull()
  expect(line.asked).toHaveLength(4)
  line.take = take
  isOnline = true
  const before: number[] = []
  expect(await send({ onArrived: (part, isFromBefore) => isFromBefore && before.push(part) })).toEqual(STORED)
  expect(before).toEqual([(768 * KIB) / SIZE])
  expect(line.asked.slice(4).map(({ offset }) => offset / KIB)).toEqual([0, 768, 1024, 1536, 2560])
})

test('it is given up after four breaks on which nothing arrived', async () => {
  for (let number = 2; number < 40; number += 1) line.instead.set(number, 'lost')
  expect(await send()).toBeNull()
  // The question, the first part, and what was lost: a part, and four questions.
  expect(line.asked).toHaveLength(7)
})

test.each<[string, Partial<Upload>]>([
  ['attempt', { attempt: 'b'.repeat(32) }],
  ['form', { form: 'volunteer' }],
  ['field', { field: 'photo' }],
  ['name', { file: file(SIZE, 'other.zip') }],
  ['content', { file: file(SIZE, 'plan.zip', 8) }],
])('another %s is another file', async (_, options) => {
  await send()
  await send(options)
  expect(new Set(line.asked.map(({ upload: name }) => name)).size).toBe(2)
  expect(line.sent).toBe(2 * SIZE)
  for (const { upload: name } of line.asked) expect(name).toMatch(/^[0-9a-f]{64}$/)
})

test('what the server has lost meanwhile is sent anew', async () => {
  line.instead.set(3, { state: 'partly', bytes: 0 })
  const take = line.take.bind(line)
  line.take = (body) => {
    if (line.asked.length === 3) line.there.clear()
    return take(body)
  }
  expect(await send()).toEqual(STORED)
  expect(line.sent).toBe(SIZE + 768 * KIB + 1024 * KIB)
})

test('where no parts are taken the whole is sent at once', async () => {
  line.instead.set(0, { state: 'refused', code: 'no_parts' })
  expect(await send()).toEqual(STORED)
  expect([line.whole, line.asked.length]).toEqual([[SIZE], 1])
})

test('what is refused is not sent again', async () => {
  line.instead.set(4, { state: 'refused', code: 'file_broken' })
  expect(await send()).toEqual({ state: 'refused', code: 'file_broken' })
  expect(line.asked).toHaveLength(5)
})

test('what is removed meanwhile is not sent to its end', async () => {
  const controller = new AbortController()
  expect(await send({ signal: controller.signal, onArrived: () => controller.abort() })).toBeNull()
  expect(line.asked).toHaveLength(2)
})

test('a file that cannot be read is left to the browser', async () => {
  const unreadable = Object.assign(file(), { arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) })
  await send({ file: unreadable })
  expect(line.whole).toEqual([SIZE])
})
