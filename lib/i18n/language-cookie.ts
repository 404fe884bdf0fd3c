/** Holds the language a visitor picked. A cookie, because the server must read it. */
export const LANGUAGE_COOKIE = 'lang'
