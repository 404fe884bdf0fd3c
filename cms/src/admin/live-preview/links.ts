import type { Stored } from './saves'

/** When what a link leads to was saved; null where it does not say so. */
export const savedOf = (link: string): string | null => new URL(link).searchParams.get('saved')

/**
 * A link that was made while a draft was being saved, as that of the saved draft: it names the document, whichever words it holds. Null where
 * the draft has another address now, or stands on the page of another document.
 */
export function linkTo({ updatedAt, slug }: Stored, link: string): string | null {
  const url = new URL(link)
  if (url.searchParams.get('slug') !== slug) return null
  url.searchParams.set('saved', new Date(updatedAt).toISOString())
  return url.href
}
