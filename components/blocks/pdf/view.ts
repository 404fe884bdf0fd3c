/** (Requirements, sections 4 and 9, PDF viewer) */
export const ZOOM = { min: 0.25, max: 3, step: 0.25, initial: 1 } as const

/** Below this width of the window the page always fits the width. */
export const NARROW = '(max-width: 767px)'

/** The next zoom in steps of a quarter, within the limits. */
export function stepZoom(zoom: number, direction: 1 | -1): number {
  return Math.min(ZOOM.max, Math.max(ZOOM.min, zoom + direction * ZOOM.step))
}

type Shown = { zoom: number; fit: boolean; narrow: boolean; width: number | undefined; pageWidth: number }

/** The size at which a page is shown, as a share of its own: that of the zoom, or what the width of the window makes of it. */
export function shownZoom({ zoom, fit, narrow, width, pageWidth }: Shown): number {
  if (!(fit || narrow) || !width || !pageWidth) return zoom
  return (width / pageWidth) * (fit ? 1 : zoom)
}

/** The page that a reader asked for, clamped between 1 and the page count; what is no number stays on the current page. */
export function clampPage(input: string | number, pageCount: number, current: number): number {
  const page = typeof input === 'number' ? input : Number.parseInt(input, 10)
  return Number.isNaN(page) ? current : Math.min(pageCount, Math.max(1, page))
}

/** A document's text for the text layer, which takes HTML. */
export function escapeText({ str }: { str: string }): string {
  return str.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
