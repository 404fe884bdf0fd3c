import { processState } from '@/lib/framework/process/process-state.mjs'

/** What fails so soon after a read of the content service has failed because of that: a page gives up within a moment. Milliseconds. */
const SOON_MS = 10_000

/** Whether what fails now fails for want of content, and will be well again: 503, not 500. */
export const isOutage = (now = Date.now()): boolean => now - (processState.contentFailedAt ?? -Infinity) < SOON_MS
