import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { inRoot } from '../lib/paths.mjs'

const fonts = ['400Regular', '500Medium', '600SemiBold'].map((weight) => inRoot(`node_modules/@expo-google-fonts/readex-pro/${weight}`))

/**
 * Vowel marks are drawn as glyphs of their own, and readers of the file would find them twice in the text. Without them,
 * as in most print, it can be searched, copied and read aloud.
 */
const withoutVowelMarks = (text) => text.replace(/[\u064B-\u0652]/g, '')

/** The template to be printed: accessible (PDF/UA), with the font in it. */
export function makePdf(template) {
  const compiler = NodeCompiler.create({
    workspace: inRoot('scripts/templates'),
    fontArgs: [{ fontPaths: fonts }],
    inputs: { template: withoutVowelMarks(JSON.stringify(template)) },
  })
  return compiler.pdf({ mainFilePath: inRoot('scripts/templates/template.typ') }, { pdfStandard: 'ua-1' })
}
