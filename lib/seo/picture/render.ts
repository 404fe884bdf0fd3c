import 'server-only'
import path from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { identity } from '@/lib/identity/identity.mjs'

// TrueType: the renderer shows no letter at all of a woff2 face.
const fontFiles = () => identity.fonts.files.map((file) => path.join(process.cwd(), file))

/** An SVG as PNG, with the site's faces. */
export function renderPng(svg: string): Uint8Array<ArrayBuffer> {
  const font = { fontFiles: fontFiles(), loadSystemFonts: false, defaultFontFamily: identity.fonts.text }
  return new Uint8Array(new Resvg(svg, { font }).render().asPng())
}
