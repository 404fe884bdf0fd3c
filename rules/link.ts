/** Browsers take a backslash for a slash and leave tabs and line breaks out, so that `/\host` and `/<tab>/host` lead to another host. */
const READ_IN_TWO_WAYS = /[\u0000-\u001f\u007f\\]/

/** Whether an address may stand in a link of an editor: a web address, a path or a place of this site, a mail address or a telephone number. */
export const isLink = (text: string): boolean => /^(?:https?:\/\/|\/(?!\/)|#|mailto:|tel:)/i.test(text) && !READ_IN_TWO_WAYS.test(text)

/** Whether an address leads to a path or a place of this site, however a browser reads it. */
export const isOwnAddress = (href: string): boolean => /^(?:\/(?!\/)|#)/.test(href) && !READ_IN_TWO_WAYS.test(href)

/** Whether an address leads away from this site, and so opens in a new window. */
export const isExternalLink = (href: string): boolean => !isOwnAddress(href) && !/^(?:mailto|tel):/i.test(href)
