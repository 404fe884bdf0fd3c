/** The files of `fonts.css` that a first screen needs, by direction of the script. */
export const firstScreenFonts = {
  rtl: [new URL('./readex-arabic.woff2', import.meta.url), new URL('./reem-arabic.woff2', import.meta.url), new URL('./readex-digits.woff2', import.meta.url)],
  ltr: [new URL('./readex-latin.woff2', import.meta.url), new URL('./reem-latin.woff2', import.meta.url)],
}
