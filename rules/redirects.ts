/** Where a former address may lead: a path of the site, or a whole address; never `//host`, which browsers take for one. */
export const REDIRECT_TARGET = /^(?:\/(?!\/)|https?:\/\/)[^\s\\]+$/
