import { wholeNumber } from '../environment'

/** As multiples of the first pause of half a minute: six hours, and ten minutes. */
const LONGEST = 720
const LONGEST_OUTAGE = 20

/** Milliseconds between a first attempt that failed and the second one, and between two looks at the outbox. */
export const outboxPause = (): number => wholeNumber('OUTBOX_PAUSE_MS', 30_000)

const doubled = (times: number, most: number) => outboxPause() * Math.min(2 ** Math.max(0, times - 1), most)

/** Until a mail is tried again that the server has refused for now: twice as long each time, six hours at most. */
export const backOff = (attempts: number): number => doubled(attempts, LONGEST)

/** Until a server is tried again that cannot be reached: ten minutes at most, so that no mail waits long once it is back. */
export const outagePause = (failures: number): number => doubled(failures, LONGEST_OUTAGE)
