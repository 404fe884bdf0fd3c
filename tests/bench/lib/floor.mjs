import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { inRoot } from '../../../scripts/lib/paths.mjs'

const paragraph = 'A page of text is what most people come for, so text is what the floor is made of; numbers beside it say what everything else costs. '

/** Lays a static page with one picture into `folder`: the least that a visit can cost. */
export function writeFloor(folder) {
  mkdirSync(folder, { recursive: true })
  const template = readFileSync(inRoot('tests/bench/floor/index.html'), 'utf8')
  // Short paragraphs: the picture has to be the largest thing that is painted, as it is on the site's pages.
  const text = Array.from({ length: 120 }, (_, index) => `<p>${index + 1}. ${paragraph}</p>`).join('\n')
  writeFileSync(join(folder, 'index.html'), template.replace('PARAGRAPHS', text))
  copyFileSync(inRoot('identity/media/about-values.webp'), join(folder, 'picture.webp'))
}

/** Lays an answer of the site into `folder` as a file, plain and compressed: what nginx can do at best with that page. */
export function writeCopy(folder, name, html) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.html`), html)
  writeFileSync(join(folder, `${name}.html.gz`), gzipSync(html, { level: 9 }))
}
