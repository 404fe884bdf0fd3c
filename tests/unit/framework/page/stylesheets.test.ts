/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DataFiles } from '@/lib/framework/page/data-files.mjs'
import { Stylesheets } from '@/lib/framework/page/stylesheets.mjs'

let directory: string
let sheets: Stylesheets

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'stylesheets-'))
  await mkdir(join(directory, 'css'))
  await writeFile(join(directory, 'css', 'a.css'), '@font-face{font-family:F}.on{a:b}.off{a:b}')
  sheets = new Stylesheets(join(directory, 'css'), new DataFiles(join(directory, 'flight')))
})

afterEach(() => rm(directory, { recursive: true }))

test('a stylesheet of the build is found by its address, and what comes later is laid beside the data of pages', async () => {
  const sheet = await sheets.find('/_next/static/css/a.css')
  expect(sheet?.usedBy(new Set(['on']))).toBe('@font-face{font-family:F}.on{a:b}')
  expect(await readdir(join(directory, 'flight'))).toEqual([sheet?.lateName])
  expect(await readFile(join(directory, 'flight', sheet?.lateName ?? ''), 'utf8')).toBe('.on{a:b}.off{a:b}')
})

test('each is read once, however many pages name it', async () => {
  const first = sheets.find('/_next/static/css/a.css')
  await first
  await rm(join(directory, 'css'), { recursive: true })
  expect(await sheets.find('/_next/static/css/a.css')).toBe(await first)
})

test('where there is none none is found, and nothing is laid down', async () => {
  expect(await sheets.find('/_next/static/css/b.css')).toBeNull()
  expect(await readdir(directory)).toEqual(['css'])
})
