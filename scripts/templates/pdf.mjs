import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { inRoot } from '../lib/paths.mjs'
import { withReadableText } from './pdf/text.mjs'

const fonts = ['400Regular', '500Medium', '600SemiBold'].map((weight) => inRoot(`node_modules/@expo-google-fonts/readex-pro/${weight}`))

/** The template to be printed: accessible (PDF/UA), with the font in it. */
export function makePdf(template) {
  const compiler = NodeCompiler.create({
    workspace: inRoot('scripts/templates'),
    fontArgs: [{ fontPaths: fonts }],
    inputs: { template: JSON.stringify(template) },
  })
  const file = compiler.pdf({ mainFilePath: inRoot('scripts/templates/template.typ') }, { pdfStandard: 'ua-1' })
  return template.dir === 'rtl' ? withReadableText(file) : file
}
