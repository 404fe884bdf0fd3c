// Of the default theme, for what is shown outside the page. A test compares them with `components/ui/tokens.css`.

/** The ground of the header. */
export const SURFACE = '#fffdf8'

/** The ground of the page. */
export const GROUND = '#f7f2e7'
