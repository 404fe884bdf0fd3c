/** How long a form that was sent before its script came waits for it; then it goes as without script. Milliseconds. */
export const FORM_PATIENCE = 5000
