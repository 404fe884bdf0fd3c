import { type Recurring, recurring } from '../recurring'
import { isConfirmed, onConfirmation } from './guard'
import type { TimedJob } from './state'

/** While a job is stopped it looks so often whether it was confirmed, in whichever process. Milliseconds. */
const STOPPED_PAUSE = 30_000

type Options = Parameters<typeof recurring>[2]

/** Does guarded jobs again and again. `look` gives false where one of them is stopped. */
export function timedLooks(jobs: readonly TimedJob[], look: () => Promise<boolean>, { pause, ...options }: Options): Recurring {
  const [name = 'timed'] = jobs
  let isStopped = false
  let looked = 0
  // To count what is due may take a while: until the next look only the confirmation is looked for.
  const mayGoOn = async () => {
    if (!isStopped || performance.now() - looked >= pause()) return true
    for (const job of jobs) if (await isConfirmed(job)) return true
    return false
  }
  const looks = recurring(
    name,
    async () => {
      if (!(await mayGoOn())) return
      looked = performance.now()
      isStopped = !(await look())
    },
    { ...options, pause: () => (isStopped ? Math.min(pause(), STOPPED_PAUSE) : pause()) },
  )
  return {
    start() {
      for (const job of jobs) onConfirmation(job, looks.start)
      looks.start()
    },
    stop: looks.stop,
  }
}
