/** The device's own fonts need no file. */
export const firstScreenFonts: Record<'rtl' | 'ltr', URL[]> = { rtl: [], ltr: [] }
