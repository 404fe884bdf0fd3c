/** Milliseconds between a moment and the call that names it, at first. */
const MARGIN = 3000

/**
 * Does something with a moment that has to be ahead still when it is done: on a machine that was too busy once more, with a later one. Gives what was
 * done in time, and the moment.
 */
export async function ahead<T>(act: (moment: Date) => Promise<T>): Promise<{ done: T; moment: Date }> {
  for (let margin = MARGIN; ; margin *= 2) {
    const moment = new Date(Date.now() + margin)
    const done = await act(moment)
    if (Date.now() < moment.getTime()) return { done, moment }
  }
}
