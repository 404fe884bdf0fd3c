/**
 * What pages and the worker that keeps them for a dead line agree upon: the worker has no document, it puts text into text. React writes
 * these attributes in the order in which the markup names them.
 */

const mark = (name: string) => `${name}=""`

/** The attributes of the notice that a page comes from the device; without the second one it is seen. */
export const NOTICE = ` ${mark('data-offline')}`
export const HIDDEN = ` ${mark('hidden')}`

/** Where the notice says how old the page is. */
export const KEPT_AT = `<time ${mark('data-kept-at')}></time>`

/** The sentence that a form waits on the device, which is seen without the second attribute. */
export const WAITS = ` ${mark('data-form-waits')}`

/** What a link carries whose page is on the device. */
export const KEPT_LINK = mark('data-on-device')
