import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { identityFile } from '../../lib/identity/identity.mjs'
import { drafts, wholeLogo } from './drafts.mjs'
import { ico } from './ico.mjs'

/** Served as they are. */
const COPIED = ['icon', 'placeholder-image', 'placeholder-logo', 'placeholder-person', 'video-poster']

const source = (name) => identityFile('pictures', `${name}.svg`)
const read = (name) => readFileSync(source(name))

const png = (name, size) =>
  sharp(read(name), { density: (72 * size) / 40 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()

const favicon = async () =>
  ico(
    await Promise.all(
      [
        ['icon-small', 16],
        ['icon-small', 32],
        ['icon', 48],
      ].map(async ([name, size]) => ({ size, png: await png(name, size) })),
    ),
  )

/** What is served of the identity, by its path from the root of the repository. */
const made = {
  ...Object.fromEntries(COPIED.map((name) => [`public/${name}.svg`, () => read(name)])),
  'public/logo.svg': wholeLogo,
  'public/apple-touch-icon.png': () => png('icon-full', 180),
  'public/icon-192.png': () => png('icon-full', 192),
  'public/icon-512.png': () => png('icon-full', 512),
  'public/favicon.ico': favicon,
  'cms/favicon.png': () => png('icon-full', 192),
}

/** Draws what the identity lacks, then writes below `folder` what is served of it. Gives the paths of all files that were written. */
export async function makePictures(folder) {
  const missing = Object.entries(drafts).filter(([name]) => !existsSync(source(name)))
  for (const [name, draw] of missing) writeFileSync(source(name), draw())
  for (const [path, make] of Object.entries(made)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), await make())
  }
  return [...missing.map(([name]) => `identity/pictures/${name}.svg`), ...Object.keys(made)]
}
