import { CONSENT_KEY } from './consent-key.mjs'

export { CONSENT_KEY }

/** Days for which a choice holds. (Requirements, section 9) */
const DAYS = 365

const DAY = 24 * 60 * 60

export type Consent = {
  /** Whether what is not necessary was accepted. */
  accepted: boolean
  preferences: { necessary: true; analytics: boolean }
  /** Milliseconds since 1970. */
  expires: number
}

/** A choice as it is stored on a given moment. */
export function consentOf(analytics: boolean, now = Date.now()): Consent {
  return { accepted: analytics, preferences: { necessary: true, analytics }, expires: now + DAYS * DAY * 1000 }
}

function parse(stored: string, now: number): Consent | null {
  try {
    const value: unknown = JSON.parse(stored)
    const isObject = typeof value === 'object' && value !== null
    const expires = isObject && 'expires' in value ? Number(value.expires) : 0
    const preferences = isObject && 'preferences' in value ? value.preferences : null
    if (!(expires > now) || typeof preferences !== 'object' || preferences === null) return null
    return { ...consentOf('analytics' in preferences && preferences.analytics === true), expires }
  } catch {
    return null
  }
}

/** The choice in force, or null: none yet, run out, or not readable. Browser only. (Requirements, section 4, cookie consent) */
export function storedConsent(now = Date.now()): Consent | null {
  let stored: string | null = null
  try {
    stored = localStorage.getItem(CONSENT_KEY)
  } catch {
    // Storage may be forbidden: the cookie is left.
  }
  if (stored !== null) return parse(stored, now)
  const cookie = new RegExp(`(?:^|; )${CONSENT_KEY}=(all|necessary)`).exec(document.cookie)?.[1]
  return cookie ? consentOf(cookie === 'all', now) : null
}

/** Keeps a choice for 365 days. Browser only. */
export function storeConsent(consent: Consent): void {
  document.cookie = `${CONSENT_KEY}=${consent.preferences.analytics ? 'all' : 'necessary'};path=/;max-age=${DAYS * DAY};samesite=lax`
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify(consent))
  } catch {
    // Storage may be forbidden: the cookie is left.
  }
}
