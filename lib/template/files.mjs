/** The formats in the order of their buttons. (Requirements, section 2, collaborate) */
export const FORMATS = /** @type {const} */ (['docx', 'txt', 'pdf'])

/**
 * Where a file of the template stands on the site. (Requirements, section 7)
 * @param {string} locale
 * @param {(typeof FORMATS)[number]} format
 */
export const templateFile = (locale, format) => `/templates/project-template-${locale}.${format}`
