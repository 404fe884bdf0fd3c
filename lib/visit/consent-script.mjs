/** Names the visitor's choice in local storage, and the cookie that stands in for it. */
export const CONSENT_KEY = 'cookie_consent'

/**
 * Asks for consent where no choice is in force, before the page is painted: the question is painted with it and not long after. A
 * constant, so that the policy allows exactly this text. `consent.ts` reads the same choice more closely. (Requirements, section 4)
 */
export const CONSENT_SCRIPT = `{let c;try{c=localStorage.${CONSENT_KEY}}catch(e){}try{if(c?!(JSON.parse(c).expires>Date.now()):!/(^|; )${CONSENT_KEY}=(all|necessary)/.test(document.cookie))throw 0}catch(e){document.documentElement.dataset.ask=''}}`
