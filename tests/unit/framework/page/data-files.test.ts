import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DataFiles } from '@/lib/framework/page/data-files.mjs'
import { processState } from '@/lib/framework/process/process-state.mjs'

let directory: string

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'data-files-'))
})

afterEach(() => rm(directory, { recursive: true }))

const age = (name: string, seconds: number) => {
  const time = Date.now() / 1000 - seconds
  return utimes(join(directory, name), time, time)
}

test('knows what it wrote and, after a restart, what is there', async () => {
  const files = new DataFiles(directory)
  await files.write('a.js', 'a')
  expect(await files.has('a.js')).toBe(true)
  expect(await new DataFiles(directory).has('a.js')).toBe(true)
  expect(await new DataFiles(directory).has('b.js')).toBe(false)
})

test('leaves no half-written file behind', async () => {
  const files = new DataFiles(directory)
  await Promise.all([files.write('a.js', 'a'), files.write('a.js', 'a')])
  expect(await readdir(directory)).toEqual(['a.js'])
})

test('removes what is older than the limit', async () => {
  const files = new DataFiles(directory, { keepMs: 1000 })
  await files.write('old.js', 'x')
  await files.write('new.js', 'x')
  await age('old.js', 60)
  await files.clean()
  expect(await readdir(directory)).toEqual(['new.js'])
  expect(await files.has('old.js')).toBe(false)
})

test('removes the oldest beyond the size', async () => {
  const files = new DataFiles(directory, { maxBytes: 25 })
  for (const [index, name] of ['a.js', 'b.js', 'c.js'].entries()) {
    await files.write(name, 'x'.repeat(10))
    await age(name, 100 - index)
  }
  await files.clean()
  expect(await readdir(directory)).toEqual(['b.js', 'c.js'])
})

test('asking for a file keeps it young', async () => {
  await writeFile(join(directory, 'a.js'), 'a')
  await age('a.js', 60)
  const files = new DataFiles(directory, { keepMs: 30_000 })
  await files.has('a.js')
  await files.clean()
  expect(await readdir(directory)).toEqual(['a.js'])
})

test('what is no data file is left, and names nothing beyond the size', async () => {
  const files = new DataFiles(directory, { maxBytes: 10 })
  await writeFile(join(directory, 'notes.txt'), 'x'.repeat(100))
  await files.write('a.js', 'x'.repeat(10))
  await files.clean()
  expect((await readdir(directory)).sort()).toEqual(['a.js', 'notes.txt'])
})

test('a file that is as old as it may be stays', async () => {
  const files = new DataFiles(directory, { keepMs: 1000 })
  await files.write('a.js', 'x')
  await utimes(join(directory, 'a.js'), 100, 100)
  await files.clean(101_000)
  expect(await readdir(directory)).toEqual(['a.js'])
  await files.clean(101_001)
  expect(await readdir(directory)).toEqual([])
})

test('is cleaned after five hundred writings, not at each', async () => {
  const files = new DataFiles(directory, { maxBytes: 0 })
  for (let count = 1; count < 500; count += 1) await files.write('a.js', 'x')
  expect(await readdir(directory)).toEqual(['a.js'])
  await files.write('a.js', 'x')
  expect(await readdir(directory)).toEqual([])
})

describe('with other processes', () => {
  const others = new Map<string, Buffer>()
  const asked: string[] = []

  beforeEach(() => {
    others.clear()
    asked.length = 0
    processState.sharedFiles = {
      read: async (name: string) => {
        asked.push(name)
        return others.get(name) ?? null
      },
      write: async (name: string, code: string | Buffer) => void others.set(name, Buffer.from(code)),
    } as typeof processState.sharedFiles
  })

  afterEach(() => {
    processState.sharedFiles = undefined
  })

  test('what one writes the others have', async () => {
    await new DataFiles(directory).write('a.js', 'a')
    await rm(join(directory, 'a.js'))
    const files = new DataFiles(directory)
    expect(await files.has('a.js')).toBe(true)
    expect(await readdir(directory)).toEqual(['a.js'])
    expect(String(await files.read('a.js'))).toBe('a')
    expect(await files.has('a.js')).toBe(true)
    // Asked once: afterwards it is here.
    expect(asked).toEqual(['a.js'])
  })

  test('what nobody has is null', async () => {
    expect(await new DataFiles(directory).read('a.js')).toBeNull()
    expect(await new DataFiles(directory).has('a.js')).toBe(false)
  })

  test('what cannot be kept is given all the same, and said', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation()
    others.set('a.js', Buffer.from('a'))
    const files = new DataFiles(join(directory, 'a.js', 'below a file'))
    await writeFile(join(directory, 'a.js'), '')
    expect(String(await files.read('a.js'))).toBe('a')
    expect(warn.mock.calls).toEqual([['A data file could not be kept: ENOTDIR']])
    warn.mockRestore()
  })
})
