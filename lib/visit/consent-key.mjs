/** Names the visitor's choice in local storage, and the cookie that stands in for it. */
export const CONSENT_KEY = 'cookie_consent'
