/**
 * Where a number has a decimal comma, Excel parts the cells by semicolons. The browser's own language tells, whatever the admin is
 * read in.
 */
export const cellSeparator = (): ',' | ';' =>
  new Intl.NumberFormat(navigator.language).formatToParts(0.5).some(({ type, value }) => type === 'decimal' && value === ',') ? ';' : ','
