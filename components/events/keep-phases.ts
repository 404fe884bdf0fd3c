import { eventStatus } from '@/rules/events'

/** The longest delay that a browser's timer can hold. */
const MAX_DELAY = 2 ** 31 - 1

/** Sent to the document by whoever put other cards into it. */
export const CARDS_CHANGED = 'cardschanged'

/** Puts every event card under the root into the phase of the moment. Gives the next moment at which one changes. */
export function setPhases(root: ParentNode, now = new Date()): number | null {
  const boundaries: number[] = []
  for (const card of root.querySelectorAll('[data-phase]')) {
    const { start = null, end = null } = card.dataset
    card.dataset.phase = eventStatus({ startDate: start, endDate: end }, now)
    boundaries.push(Date.parse(start ?? ''), Date.parse(end ?? start ?? '') + 1)
  }
  const ahead = boundaries.filter((time) => time > now.getTime())
  return ahead.length > 0 ? Math.min(...ahead) : null
}

/** Keeps the phases right for as long as the page is open, also after a sleep of the device. Gives a way to stop. */
export function keepPhases(root: Document): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const update = () => {
    clearTimeout(timer)
    const next = setPhases(root)
    if (next !== null) timer = setTimeout(update, Math.min(next - Date.now(), MAX_DELAY))
  }
  update()
  for (const sign of ['visibilitychange', CARDS_CHANGED]) root.addEventListener(sign, update)
  return () => {
    clearTimeout(timer)
    for (const sign of ['visibilitychange', CARDS_CHANGED]) root.removeEventListener(sign, update)
  }
}
