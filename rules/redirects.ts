/** Where a former address may lead: a path of the site, or a whole address; never `//host`, which browsers take for one. */
export const REDIRECT_TARGET = /^(?:\/(?!\/)|https?:\/\/)[^\s\\]+$/

/** What is no part of a path unless it is encoded. */
const RESERVED = /[\s/?#%\\]/g

function decoded(run: string): string {
  try {
    return decodeURIComponent(run).replace(RESERVED, encodeURIComponent)
  } catch {
    return run
  }
}

/** A path in one spelling: browsers encode what editors and lists write as it is, and some systems write letters and their accents apart. */
export const plainPath = (path: string): string =>
  path
    .replace(/(?:%[\da-f]{2})+/gi, decoded)
    .replace(/\s/g, encodeURIComponent)
    .normalize('NFC')
