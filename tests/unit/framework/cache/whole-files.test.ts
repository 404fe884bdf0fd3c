/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeUnfinished, writeWhole } from '@/lib/framework/cache/whole-files.mjs'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'whole-files-'))
})
afterEach(() => rm(directory, { recursive: true }))

test('whoever reads while a file is written finds one of both', async () => {
  const path = join(directory, 'page.html')
  const texts = ['a'.repeat(500_000), 'b'.repeat(700_000)]
  await writeWhole(path, texts[0] ?? '')
  const writing = Promise.all(Array.from({ length: 20 }, (_, number) => writeWhole(path, texts[number % 2] ?? '')))
  const found = await Promise.all(Array.from({ length: 40 }, () => readFile(path, 'utf8')))
  await writing
  expect(found.filter((text) => !texts.includes(text))).toEqual([])
  expect(await readdir(directory)).toEqual(['page.html'])
})

test('a writing that fails leaves what was there, and nothing beside it', async () => {
  const path = join(directory, 'page.html')
  await mkdir(join(path, 'in-the-way'), { recursive: true })
  await expect(writeWhole(path, 'new')).rejects.toThrow()
  expect(await readdir(directory)).toEqual(['page.html'])
})

test('what an earlier process left unfinished is removed, what another one is writing is not', async () => {
  await mkdir(join(directory, 'en'))
  const names = ['en/old.html.4194305.7.tmp', 'en/seed.html.0b1b0c9e-1111-4222-8333-444455556666.tmp', `en/own.html.${process.pid}.1.tmp`]
  for (const name of [...names, `en/other.html.${process.ppid}.2.tmp`, 'en/page.html', 'en/template.tmp']) await writeFile(join(directory, name), '')
  await removeUnfinished([directory, join(directory, 'none')], Date.now() + 1000)
  expect((await readdir(join(directory, 'en'))).sort()).toEqual([`other.html.${process.ppid}.2.tmp`, 'page.html', 'template.tmp'])
})

test('what this process is writing is left', async () => {
  const name = `page.html.${process.pid}.1.tmp`
  await writeFile(join(directory, name), '')
  await removeUnfinished([directory])
  expect(await readdir(directory)).toEqual([name])
})
