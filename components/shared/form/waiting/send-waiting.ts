import { alone } from './alone'
import { changed } from './changes'
import type { Item } from './item'
import type { Outcome } from './outcome'
import { sendItem } from './send-item'
import { change, list } from './store'

/** What is kept of a form after it was sent. */
function after(item: Item, outcome: Outcome): Item {
  if (outcome.state === 'sent') return { ...item, at: Date.now(), state: 'sent', content: null, reason: null, errors: {}, reference: outcome.reference }
  if (outcome.state === 'refused') return { ...item, state: 'refused', reason: outcome.reason, errors: outcome.errors }
  return { ...item, reason: outcome.state === 'later' ? outcome.reason : null }
}

/**
 * Sends all that waits, the oldest first, or this one alone; one tab at a time. Gives what became of the last one, null where nothing
 * waited. (docs/decisions/sending-on-a-dead-line.md)
 */
export function sendWaiting(only?: string): Promise<Outcome | null> {
  return alone(async () => {
    let last: Outcome | null = null
    for (const item of await list()) {
      if (item.state !== 'waiting' || (only !== undefined && item.id !== only)) continue
      last = await sendItem(item)
      await change(after(item, last))
      changed()
      if (last.state === 'lost') break
    }
    return last
  })
}
