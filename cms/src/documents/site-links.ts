import { siteAddresses } from '../environment'
import { isLocale } from '../rules/languages'
import { isOwnAddress } from '../rules/link'
import { isFile, isRecord } from './values'

/** Milliseconds for which the site may think about an address. */
const PATIENCE = 10_000

export const GONE: readonly number[] = [404, 410]

/** Every text of a document but what people read, which is no address whatever it begins with. */
function addresses(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(addresses)
  if (!isRecord(value) || isFile(value)) return []
  return Object.entries(value).flatMap(([key, entry]) => (key === 'text' ? [] : addresses(entry)))
}

/** The paths of the site that stand anywhere in a document, as they are written, each once. `site` is its address. */
export function internalLinks(document: unknown, site: string): string[] {
  const written = addresses(document).filter((text) => (isOwnAddress(text) && /^\/\S*$/.test(text)) || text.startsWith(`${site}/`))
  return [...new Set(written.map((text) => (text.startsWith('/') ? text : text.slice(site.length))))]
}

/** The addresses of other sites that stand anywhere in a document, each once. */
export const externalLinks = (document: unknown, site: string): string[] => [
  ...new Set(addresses(document).filter((text) => /^https?:\/\/\S+$/.test(text) && text !== site && !text.startsWith(`${site}/`))),
]

/** The path as the site would answer it: with the language of the document where it names none, and without what only browsers read. */
export function pathIn(link: string, language: string): string {
  const [path = '/'] = link.split(/[?#]/)
  const [, first = ''] = path.split('/')
  if (isLocale(first) || /^\/(uploads|api)\//.test(path)) return path
  return `/${language}${path === '/' ? '' : path}`
}

/** Whether the site has nothing at a path. No answer, or none until `signal` aborts, does not count as nothing. */
export async function isNowhere(path: string, signal?: AbortSignal): Promise<boolean> {
  const [site] = siteAddresses()
  const within = AbortSignal.timeout(PATIENCE)
  try {
    const { status } = await fetch(`${site}${path}`, { method: 'HEAD', redirect: 'manual', signal: signal ? AbortSignal.any([signal, within]) : within })
    return GONE.includes(status)
  } catch {
    return false
  }
}
