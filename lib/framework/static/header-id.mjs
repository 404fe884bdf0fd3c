/** Of the site's header, whose end the first paint of a kept page waits for. (lib/framework/page/head.mjs) */
export const HEADER_ID = 'site-header'
