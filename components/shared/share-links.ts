/** (Requirements, section 9: the first 100 characters of the description when there is no short description) */
const TEXT_LENGTH = 100

type Shared = { shortDescription: string | null; description: string | null }

/** What is said about a page when it is shared, or an empty text. */
export function shareText({ shortDescription, description }: Shared): string {
  return shortDescription ?? [...(description ?? '')].slice(0, TEXT_LENGTH).join('')
}

export type ShareService = 'whatsapp' | 'telegram' | 'facebook' | 'x'

/** Addresses at which the four services take a link; `text` may be empty. (Requirements, section 2, share bar) */
export function shareLinks(url: string, title: string, text: string): { service: ShareService; href: string }[] {
  const words = [title, text].filter(Boolean).join('\n')
  const address = (base: string, query: Record<string, string>) => `${base}?${new URLSearchParams(query)}`
  return [
    { service: 'whatsapp', href: address('https://wa.me/', { text: `${words}\n${url}` }) },
    { service: 'telegram', href: address('https://t.me/share/url', { url, text: words }) },
    { service: 'facebook', href: address('https://www.facebook.com/sharer/sharer.php', { u: url }) },
    { service: 'x', href: address('https://x.com/intent/post', { url, text: words }) },
  ]
}
