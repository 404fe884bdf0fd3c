/** Names an attempt to send a form, so that nobody can guess it. */
export const newAttempt = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
