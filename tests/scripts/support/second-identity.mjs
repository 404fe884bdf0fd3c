import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve('.')
const first = join(root, 'identity')
const second = join(root, 'tests/plain-identity')

/** Puts the second identity into a folder, as a clone of the repository would have it. */
export const putSecond = (folder) => cpSync(second, join(folder, 'identity'), { recursive: true })

/** A folder of its own with the second identity in it. `close` takes it away. */
export function copySecond() {
  const folder = mkdtempSync(join(tmpdir(), 'imar-identity-'))
  putSecond(folder)
  return { folder, close: () => rmSync(folder, { recursive: true }) }
}

const DESCRIBED = /\.(json|css|svg)$/

/** Everything that the files of an identity say, but for the sample content. */
const textOf = (identity) =>
  readdirSync(identity, { recursive: true })
    .filter((file) => DESCRIBED.test(file) && !/^(content|media)\b/.test(file))
    .map((file) => readFileSync(join(identity, file), 'utf8'))
    .join('\n')

/** Every colour of an identity in small letters, without its mark. */
const coloursOf = (identity) => new Set([...textOf(identity).matchAll(/#([0-9a-f]{6})\b/gi)].map(([, colour]) => colour.toLowerCase()))

const wordsOf = (identity) => Object.values(JSON.parse(readFileSync(join(identity, 'identity.json'), 'utf8')).words).flatMap((words) => Object.values(words))

/** What the first identity says of itself. */
const words = [...new Set(wordsOf(first))]

const others = new Set([...coloursOf(second), 'ffffff', '000000'])

/** The colours of the first identity that the second one does without; white and black are nobody's. */
export const colours = [...coloursOf(first)].filter((colour) => !others.has(colour))

/** Words and colours of the first identity in a text. */
export const tracesIn = (text) => [...words.filter((word) => text.includes(word)), ...colours.filter((colour) => text.toLowerCase().includes(colour))]
