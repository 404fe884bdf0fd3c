import { preload } from 'react-dom'
import { firstScreenFonts } from '@/identity/fonts/first-screen'

/** Asks the browser for the fonts of a script before it has read the styles. Call while rendering the document. */
export function preloadFonts(dir: 'rtl' | 'ltr'): void {
  for (const file of firstScreenFonts[dir]) preload(String(file), { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
}
