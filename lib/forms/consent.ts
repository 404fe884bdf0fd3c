/**
 * The version of the consent block's wording (messages `forms.consent`), stored with each consent. Change it with the wording.
 * (Requirements, section 10, content)
 */
export const CONSENT_VERSION = '2026-11'
