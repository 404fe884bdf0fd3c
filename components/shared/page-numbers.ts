/** The page number of a path segment, or null for anything but a whole number from 1. */
export function parsePage(segment: string): number | null {
  return /^[1-9]\d{0,5}$/.test(segment) ? Number(segment) : null
}

/** The pages that a pagination names: the first, the last and those around the current one; null is a gap. */
export function pageNumbers(current: number, count: number): (number | null)[] {
  const shown = new Set([1, count, current - 1, current, current + 1])
  const pages = [...shown].filter((page) => page >= 1 && page <= count).sort((a, b) => a - b)
  return pages.flatMap((page, index) => {
    const previous = pages[index - 1]
    if (previous === undefined || page - previous === 1) return [page]
    return page - previous === 2 ? [page - 1, page] : [null, page]
  })
}
