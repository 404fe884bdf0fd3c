// Plain JavaScript, because the cache handler is loaded by Node as it is.

/** The themes in the order of the control; the first one is the default. (Specification, section 9) */
export const THEMES = /** @type {const} */ (['oriental', 'light', 'dark'])

export const THEME_KEY = 'theme'

/** Runs before the page is painted, so that no other theme flashes up; storage may be forbidden. The policy allows this text. */
export const THEME_SCRIPT = `try{var t=localStorage.getItem('${THEME_KEY}');/^(${THEMES.join('|')})$/.test(t)&&(document.documentElement.dataset.theme=t)}catch(e){}`
