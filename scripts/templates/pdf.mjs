import { dirname } from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { defaultTheme, identity } from '../../lib/identity/identity.mjs'
import { inRoot } from '../lib/paths.mjs'
import { withReadableText } from './pdf/text.mjs'

const fonts = identity.fonts.files.map((file) => inRoot(dirname(file)))

/** The template to be printed: accessible (PDF/UA), with the font in it. */
export function makePdf(template) {
  const compiler = NodeCompiler.create({
    workspace: inRoot('scripts/templates'),
    fontArgs: [{ fontPaths: fonts }],
    inputs: { template: JSON.stringify(template), colours: JSON.stringify({ ...defaultTheme, ...identity.print }), font: identity.fonts.text },
  })
  const file = compiler.pdf({ mainFilePath: inRoot('scripts/templates/template.typ') }, { pdfStandard: 'ua-1' })
  return template.dir === 'rtl' ? withReadableText(file) : file
}
