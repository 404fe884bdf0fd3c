import type { Locale } from '@/rules/languages'

/** An announcement as the server has rendered it. */
export type FreshAnnouncement = { id: string; dismissible: boolean; html: string }

function isAnswer(body: unknown): body is { items: FreshAnnouncement[] } {
  return typeof body === 'object' && body !== null && 'items' in body && Array.isArray(body.items)
}

/** The announcements that run now. Throws when this site did not answer with a list. */
export async function fetchAnnouncements(locale: Locale, signal: AbortSignal): Promise<FreshAnnouncement[]> {
  const response = await fetch(`/api/announcements/${locale}`, { signal })
  const body: unknown = response.ok ? await response.json() : null
  if (!isAnswer(body)) throw new Error(`Announcements: ${response.status}`)
  return body.items
}
