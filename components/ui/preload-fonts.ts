import { preload } from 'react-dom'

/** The files of `fonts.css` that a first screen needs, by direction of the script. */
const files = {
  rtl: [
    new URL('./fonts/readex-arabic.woff2', import.meta.url),
    new URL('./fonts/reem-arabic.woff2', import.meta.url),
    new URL('./fonts/readex-digits.woff2', import.meta.url),
  ],
  ltr: [new URL('./fonts/readex-latin.woff2', import.meta.url), new URL('./fonts/reem-latin.woff2', import.meta.url)],
}

/** Asks the browser for the fonts of a script before it has read the styles. Call while rendering the document. */
export function preloadFonts(dir: 'rtl' | 'ltr'): void {
  for (const file of files[dir]) preload(String(file), { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
}
