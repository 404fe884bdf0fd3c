/**
 * The version of the wording (messages `forms.consent`), stored with each consent. Change it with the wording.
 * (Requirements, section 10, content)
 */
export const CONSENT_VERSION = '2026-11-28'

const CONSENTS: readonly string[] = ['legalConsent', 'marketingConsent']

/** Whether a field is a consent, which is given each time anew: nothing keeps it, and nothing ticks it for somebody. */
export const isConsent = (field: string): boolean => CONSENTS.includes(field)
