import { getContactInfo } from '@/lib/content/contact-info'
import { ContentUnavailable } from '@/lib/content/errors'
import { path, routes } from '@/lib/i18n/paths'
import { DEFAULT_LOCALE, LOCALES } from '@/rules/languages'
import { absoluteUrl } from './urls'

/** How long what is said may be relied on, in days; less than a year, as RFC 9116 recommends. */
const VALID_DAYS = 180
const DAY_MS = 24 * 60 * 60 * 1000

/** To the second, which is what the format knows. */
const timestamp = (moment: Date) => moment.toISOString().replace(/\.\d+Z$/, 'Z')

async function readEmail(): Promise<string | null> {
  try {
    const email = (await getContactInfo(DEFAULT_LOCALE))?.email ?? ''
    return /^[^\s@]+@[^\s@]+$/.test(email) ? email : null
  } catch (error) {
    if (error instanceof ContentUnavailable) return null
    throw error
  }
}

/** Whom to tell of a weakness of the site: the initiative's mail address where it is known, and its contact form. (RFC 9116) */
export async function buildSecurityText(now: Date): Promise<string> {
  const email = await readEmail()
  const lines = [
    ...(email ? [`Contact: mailto:${email}`] : []),
    `Contact: ${absoluteUrl(path('en', routes.contact))}`,
    `Expires: ${timestamp(new Date(now.getTime() + VALID_DAYS * DAY_MS))}`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
  ]
  return `${lines.join('\n')}\n`
}
