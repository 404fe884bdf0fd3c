/** How long a form that was sent before its script came waits for it; then it goes as without script. Milliseconds. */
export const FORM_PATIENCE = 5000

/** What is typed is kept on the device under names that begin so. */
export const DRAFT_PREFIX = 'imar-draft:'

/** Stands in the storage of a device on which a form waits to be sent. It says no more than that. */
export const WAITING_MARK = 'imar-waiting'
