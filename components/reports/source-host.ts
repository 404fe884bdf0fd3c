/** The host of an address of the web, as it is shown to readers: without 'www.'; null for any other text. */
export function sourceHost(link: string | null): string | null {
  if (!link || !URL.canParse(link)) return null
  return new URL(link).host.replace(/^www\./, '') || null
}
