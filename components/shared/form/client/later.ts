/** What lets a form wait for a line; loaded when one is touched or waits. */
export { onChange, changed } from '../waiting/changes'
export { makeItem } from '../waiting/item-of-form'
export { beginReturn } from '../waiting/return'
export { sendWaiting } from '../waiting/send-waiting'
export { canKeep, keep, list, remove } from '../waiting/store'
export { takeBack } from '../waiting/take-back'
export { loadTexts } from '../enhance/texts'
export { draftOf } from '../waiting/item'
export { focusNotice } from '../waiting/notices'
export { WaitingBox } from './WaitingBox'

/** Whether the page is a preview, in which forms are tried and nothing is handed in. */
export const isTried = () => document.querySelector('form[action="/api/preview/exit"]') !== null
