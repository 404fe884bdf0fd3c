/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'

/** Of the framework's own markup, and of libraries. */
const NOT_OURS = ['data-nimg', 'data-theme']

const files = ['app', 'components', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|mjs|css)$/.test(file))
    .map((file) => ({ file: `${folder}/${file}`, text: readFileSync(`${folder}/${file}`, 'utf8') })),
)

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

const kebab = (name: string) => `data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
const camel = (name: string) => name.replace(/^data-/, '').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

const inMarkup = new Set(files.filter(({ file }) => file.endsWith('.tsx')).flatMap(({ text }) => namesIn(text, /\s(data-[a-z-]+)(?=[=\s{/>])/g)))

/** Given to an element by script, or by markup that script makes. */
const given = new Set([
  ...inMarkup,
  ...files.flatMap(({ text }) => namesIn(text, /dataset\.(\w+) = /g).map(kebab)),
  ...files.flatMap(({ text }) => namesIn(text, /'(data-[a-z-]+)'/g)),
  ...files.flatMap(({ text }) => namesIn(text, /<[a-z]+[^>]* (data-[a-z-]+)/g)),
])

/** By which the tests in a browser find their place. */
const FOR_TESTS = ['data-form-place']

/** Looked for by a selector whose whole name is known. */
const wanted = files.flatMap(({ file, text }) => namesIn(text, /\[(data-[a-z-]+)(?=[\]=~^])/g).map((name) => ({ file, name })))

test('no script or style looks for a mark that nothing has', () => {
  expect(wanted.filter(({ name }) => !given.has(name) && !NOT_OURS.includes(name))).toEqual([])
})

test('no element has a mark that nothing reads', () => {
  const read = files.map(({ file, text }) => (file.endsWith('.tsx') ? text.replace(/\sdata-[a-z-]+(?=[=\s{/>])/g, ' ') : text)).join('\n')
  const isRead = (name: string) => [name, name.replace(/^data-/, ''), camel(name)].some((word) => new RegExp(`(?<![\\w])${word}(?![\\w])`).test(read))
  const beginnings = files.flatMap(({ text }) => namesIn(text, /\[(data-[a-z-]+-)\$\{/g))
  expect([...inMarkup].filter((name) => !FOR_TESTS.includes(name) && !isRead(name) && !beginnings.some((beginning) => name.startsWith(beginning)))).toEqual([])
})
