// Makes the files of the project template from the messages: node scripts/templates/build.mjs [folder]
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { templateFile } from '../../lib/template/files.mjs'
import { plainText } from '../../lib/template/plain-text.mjs'
import { inRoot } from '../lib/paths.mjs'
import { makeDocx } from './docx.mjs'
import { makePdf } from './pdf.mjs'
import { locales } from '../lib/messages.mjs'
import { templateIn } from './read.mjs'
import { WARNING } from './warning.mjs'

/** Older editors on Windows take text for UTF-8 only with a byte order mark, and break lines only at both characters. */
const makeText = (template) => `\uFEFF${plainText(template).replaceAll('\n', '\r\n')}`

const make = { docx: makeDocx, txt: makeText, pdf: makePdf }

/** What an error says, in a line. Typst names each letter that the font lacks many times. */
function reason(error) {
  const text = error instanceof Error ? error.message : String(error)
  const lacking = new Set([...text.matchAll(/the text `\\?"(.+?)\\?"` could not be displayed/g)].map(([, letter]) => letter))
  if (lacking.size > 0) return `the fonts of the identity (fonts.files in identity.json) lack ${[...lacking].join(' ')}`
  return text.replaceAll(/\s+/g, ' ').slice(0, 300)
}

/**
 * Writes every format in every language below `folder`. A file that cannot be made, because of its font for example, is left out with a warning: the
 * page does not offer it, and the site starts.
 */
export async function buildTemplates(folder, { formats = make, warn = console.warn } = {}) {
  for (const locale of locales) {
    const template = templateIn(locale)
    for (const [format, makeFile] of Object.entries(formats)) {
      const file = join(folder, templateFile(locale, format))
      mkdirSync(dirname(file), { recursive: true })
      rmSync(file, { force: true })
      try {
        writeFileSync(file, await makeFile(template))
      } catch (error) {
        warn(`${WARNING} The project template in "${locale}" is left out as ${format}: ${reason(error)}`)
      }
    }
  }
}

if (process.argv[1] === import.meta.filename) await buildTemplates(process.argv[2] ?? inRoot('public'))
