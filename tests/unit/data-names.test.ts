/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { marks, notOurs } from '@/scripts/lint/marks.mjs'

const TABLE = 'components/ui/marks.ts'

const inFolders = ['app', 'components', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.(?:tsx?|mjs|css)$/.test(file) && file !== TABLE),
)

/** Scripts that no build has made. */
const plainScripts = readdirSync('public')
  .filter((file) => file.endsWith('.js'))
  .map((file) => `public/${file}`)

const files = [...inFolders, ...plainScripts].map((file) => ({ file, text: readFileSync(file, 'utf8') }))

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)
const camel = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

const IN_MARKUP = /\sdata-([a-z-]+)(?=[=\s{/>])/g

/** By which the tests in a browser find their place. */
const FOR_TESTS = ['form-place', 'awake', 'selected']

// Lint says the same of TypeScript, which it can read.
test('no style and no plain script knows a mark that is not in the table', () => {
  const plain = files.filter(({ file }) => /\.(?:css|m?js)$/.test(file))
  const used = plain.flatMap(({ file, text }) => namesIn(text, /\[data-([a-z-]+)/g).map((name) => ({ file, name })))
  expect(used.length).toBeGreaterThan(0)
  expect(used.filter(({ name }) => ![...marks, ...notOurs].includes(name))).toEqual([])
})

test('every mark of the table is given to an element', () => {
  const given = new Set([
    ...files.filter(({ file }) => file.endsWith('.tsx')).flatMap(({ text }) => namesIn(text, IN_MARKUP)),
    ...files.flatMap(({ text }) => namesIn(text, /'data-([a-z-]+)'/g)),
  ])
  const isGiven = (name: string) => given.has(name) || files.some(({ text }) => new RegExp(`dataset\\.${camel(name)} ?=(?!=)`).test(text))
  expect(marks.filter((name) => !isGiven(name))).toEqual([])
})

test('every mark of the table is read', () => {
  const read = files.map(({ text }) => text).join('\n')
  const known = new Set([
    ...namesIn(read, /\[data-([a-z-]+)(?=[\]=~^])/g),
    ...namesIn(read, /(?:dataset|labels|\bl)\??\.(\w+)(?! = )/g),
    ...[...read.matchAll(/\{([^{}]*)\} = [\w.?]*dataset/g)].flatMap(([, taken = '']) => namesIn(taken, /(\w+)/g)),
    ...namesIn(read, /'(?:data-)?([\w-]+)'/g),
    // The verification fills its places by the names of what it is told.
    'reason',
  ])
  const beginnings = namesIn(read, /\[data-([a-z-]+-)\$\{/g)
  const isRead = (name: string) => known.has(name) || known.has(camel(name)) || beginnings.some((beginning) => name.startsWith(beginning))
  expect(marks.filter((name) => !FOR_TESTS.includes(name) && !isRead(name))).toEqual([])
})
