/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { folders, layers, mayImport } from '@/scripts/lint/architecture.mjs'

type Arrow = readonly [from: string, to: string]

const NO_ROOMS = ['cms', 'deploy', 'docs', 'node_modules', 'playwright-report', 'public', 'test-results', 'tests']
const ENTRIES = ['instrumentation.ts', 'middleware.ts', 'next.config.ts']

const foldersOf = (folder: string) => readdirSync(folder).filter((name) => !name.startsWith('.') && statSync(path.join(folder, name)).isDirectory())

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file))

/** What an import names, if it is a file of ours. */
function target(file: string, name: string): string | undefined {
  const base = name.startsWith('@/') ? name.slice(2) : name.startsWith('.') ? path.join(path.dirname(file), name) : undefined
  return base && ['', '.ts', '.tsx', '.mjs', '/index.ts'].map((end) => base + end).find((found) => existsSync(found) && statSync(found).isFile())
}

/** Which rooms import which other ones. Files that belong to no room do not count. */
function importsBetween(files: readonly string[], roomOf: (file: string) => string | undefined): Arrow[] {
  const arrows = files.flatMap((file) =>
    ts.preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles.flatMap(({ fileName }): Arrow[] => {
      const imported = target(file, fileName)
      const [from, to] = [roomOf(file), imported && roomOf(imported)]
      return from && to && from !== to ? [[from, to]] : []
    }),
  )
  return [...new Map(arrows.map((arrow) => [arrow.join(), arrow])).values()]
}

const next = (arrows: readonly Arrow[], room: string) => arrows.filter(([from]) => from === room).map(([, to]) => to)

function reached(arrows: readonly Arrow[], room: string, found = new Set<string>()): Set<string> {
  for (const to of next(arrows, room)) {
    if (found.has(to)) continue
    found.add(to)
    reached(arrows, to, found)
  }
  return found
}

/** Without an arrow that leads where others lead together. */
const withoutShortCuts = (arrows: readonly Arrow[]) =>
  arrows.filter(([from, to]) => !next(arrows, from).some((other) => other !== to && reached(arrows, other).has(to)))

/** The arrows of a picture in `docs/architecture.md`, by the heading that it stands under. */
function drawn(heading: string): Arrow[] {
  const [, section = ''] = readFileSync('docs/architecture.md', 'utf8').split(`## ${heading}\n`)
  const picture = /```mermaid\n([^`]*)```/.exec(section)?.[1] ?? ''
  return [...picture.matchAll(/^ +(\S+) --> (.+)$/gm)].flatMap(([, from = '', to = '']) => to.split(' & ').map((room): Arrow => [from, room]))
}

/** So that a failure names the arrows to draw and to take out. */
const lines = (arrows: readonly Arrow[]) => arrows.map((arrow) => arrow.join(' --> ')).sort()

/** The type that the rules of lint give a file: the first whose folder holds it. */
const typeOf = (file: string) => Object.entries(folders).find(([, folder]) => file.startsWith(path.join(folder.replace('*', ''), '/')))

/** Folders with rules of their own are rooms, and so are other folders of `lib` and at the root. */
function roomOfSite(file: string): string | undefined {
  const [root = '', inside = ''] = file.split('/')
  if (NO_ROOMS.includes(root)) return undefined
  const [type, folder] = typeOf(file) ?? []
  if (type && type !== 'lib') return folder
  if (root === 'lib' && foldersOf('lib').includes(inside)) return `lib/${inside}`
  return file.includes('/') || ENTRIES.includes(file) ? root : undefined
}

/** Files that stand in none of the service's folders are for all. */
const roomOfService = (file: string) => foldersOf('cms/src').find((folder) => file.startsWith(`cms/src/${folder}/`))

const siteFiles = [
  ...foldersOf('.')
    .filter((folder) => !NO_ROOMS.includes(folder))
    .flatMap(filesOf),
  ...ENTRIES,
]

describe.each([
  ['The site', importsBetween(siteFiles, roomOfSite)],
  ['The content service', importsBetween(filesOf('cms/src'), roomOfService)],
])('%s', (heading, imports) => {
  test('no room imports in a circle', () => {
    expect(imports.length).toBeGreaterThan(20)
    expect(imports.map(([room]) => room).filter((room) => reached(imports, room).has(room))).toEqual([])
  })

  test('the picture shows what imports what', () => {
    expect(lines(drawn(heading))).toEqual(lines(withoutShortCuts(imports)))
  })
})

test('the rules of lint name folders that are there', () => {
  expect(Object.values(folders).filter((folder) => !existsSync(folder.replace('/*', '')))).toEqual([])
  expect([...layers].sort()).toEqual(
    foldersOf('cms/src')
      .filter((folder) => filesOf(`cms/src/${folder}`).length > 0)
      .sort(),
  )
})

test('the rules of lint allow nothing that nobody imports', () => {
  const used = new Set(importsBetween(siteFiles, (file) => typeOf(file)?.[0]).map((arrow) => arrow.join()))
  const allowed = Object.entries(mayImport).flatMap(([from, to]) => to.map((type) => `${from},${type}`))
  expect(allowed.filter((arrow) => !used.has(arrow))).toEqual([])
})
