import 'server-only'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'

// TrueType: the renderer shows no letter at all of a woff2 face.
const FONTS = [
  'readex-pro/400Regular/ReadexPro_400Regular.ttf',
  'readex-pro/500Medium/ReadexPro_500Medium.ttf',
  'reem-kufi/600SemiBold/ReemKufi_600SemiBold.ttf',
]

const fontFiles = () => FONTS.map((file) => path.join(process.cwd(), 'node_modules/@expo-google-fonts', file))

/** An SVG as PNG, with the site's faces. */
export function renderPng(svg: string): Uint8Array<ArrayBuffer> {
  const font = { fontFiles: fontFiles(), loadSystemFonts: false, defaultFontFamily: 'Readex Pro' }
  return new Uint8Array(new Resvg(svg, { font }).render().asPng())
}
