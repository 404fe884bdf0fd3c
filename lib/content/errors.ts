import { processState } from '@/lib/framework/process/process-state.mjs'

declare module '@/lib/framework/process/process-state.mjs' {
  interface ProcessState {
    /** When the content service last gave no answer that could be used. Milliseconds since 1970. */
    contentFailedAt?: number
  }
}

/**
 * The content service did not give an answer that can be used: no connection, no answer in time, an error status.
 * Never thrown for an answer that says that nothing is there. (Architecture: 'An outage never replaces content')
 */
export class ContentUnavailable extends Error {
  override readonly name = 'ContentUnavailable'

  constructor(path: string, reason: string, options?: ErrorOptions) {
    super(`Content service: ${reason} (${path})`, options)
    processState.contentFailedAt = Date.now()
  }
}
