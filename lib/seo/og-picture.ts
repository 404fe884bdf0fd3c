import { createHmac, timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/env'
import type { Locale } from '@/rules/languages'

/** Titles are signed, so that nobody can have the site draw pictures with words of their own. */
function sign(locale: Locale, title: string): string {
  return createHmac('sha256', env().PREVIEW_SECRET).update(`${locale}:${title}`).digest('base64url').slice(0, 22)
}

/** The path of the social picture that shows a title. */
export function ogPicturePath(locale: Locale, title: string): string {
  const encoded = Buffer.from(title).toString('base64url')
  return `/og/${locale}/${encoded}/${sign(locale, title)}`
}

/** The title in a picture's path, or null when the signature is not ours. */
export function verifyOgPicture(locale: Locale, encoded: string, signature: string): string | null {
  const title = Buffer.from(encoded, 'base64url').toString()
  const expected = Buffer.from(sign(locale, title))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected) ? title : null
}
