type Policy = {
  createHTML: (html: string) => string
  createScriptURL: (address: string) => string
}

declare global {
  var trustedTypes: { createPolicy: (name: string, rules: Policy) => Policy } | undefined
  var libHtml: ((html: string) => string | null) | undefined
}

/** Named in the policy of every page (lib/framework/page/trusted-types.mjs). */
const NAME = 'imar'

const rules: Policy = {
  createHTML: (html) => html,
  createScriptURL: (address) => {
    if (new URL(address, document.baseURI).origin !== location.origin) throw new TypeError(`Not a script of this site: ${address}`)
    return address
  },
}

let policy: Policy | undefined

/** Made once, and when it is needed. Browsers without trusted types take the strings. */
const own = (): Policy => (policy ??= globalThis.trustedTypes?.createPolicy(NAME, rules) ?? rules)

/**
 * Markup as the document takes it in place of a string. Only for what this site's server has made or sanitised, and this script has asked it for.
 * (docs/decisions/trusted-types.md)
 */
export const trustedMarkup = (html: string): string => own().createHTML(html)

/** The address of a script of this site that is no part of the build. Throws TypeError for one of another site. */
export const trustedScript = (address: string): string => own().createScriptURL(address)

/**
 * Lets a library of the browser write markup as plain strings, from now on and in this page. `sanitise` gets each string with a tag and gives what may be
 * written, or null to refuse it. (docs/how-to/use-a-browser-library.md)
 */
export function allowLibraryMarkup(sanitise: (html: string) => string | null): void {
  globalThis.libHtml = sanitise
}
