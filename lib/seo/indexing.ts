import type { Seo } from '@/lib/content/seo'
import { absoluteUrl } from './urls'

const withoutEnd = (url: string) => url.replace(/#.*$/, '').replace(/\/+$/, '')

/** What `robots` says, in words that every search engine takes: 'none' is both refusals in one. */
const REFUSES = /(?:^|[\s,:])(?:noindex|none)(?:$|[\s,])/i

/**
 * Whether search engines are to list a page: its robots allow it, and its canonical address is its own. `url` is the full address of the
 * page. Only such pages stand in the sitemap and name their other languages.
 */
export function isIndexed(seo: Pick<Seo, 'robots' | 'canonicalUrl'> | null | undefined, url: string): boolean {
  if (REFUSES.test(seo?.robots ?? '')) return false
  return !seo?.canonicalUrl || withoutEnd(absoluteUrl(seo.canonicalUrl)) === withoutEnd(absoluteUrl(url))
}
