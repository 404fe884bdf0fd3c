import { message } from '../messages'

/** The buckets did not answer, or not as they should: what was asked for is right again once they do. */
export class StorageAway extends Error {
  constructor(cause: unknown) {
    super('The storage of files does not answer.')
    // Of the cause its name alone: what the client says may repeat addresses and keys.
    this.name = `StorageAway (${cause instanceof Error ? cause.name : 'unknown'})`
  }
}

/** There are no bytes in the range that was asked for. */
export class OutOfRange extends Error {}

/** What those are told who wanted something of it, an editor in the language of the admin. */
export const storageAway = () => ({ data: null, error: { status: 503, name: 'Unavailable', message: message('storageAway'), details: {} } })
