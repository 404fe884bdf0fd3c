import { onChange } from './changes'
import { showNotices } from './notices'
import { sendWaiting } from './send-waiting'
import { list } from './store'

/** Between two attempts while a page is open: a weak line comes and goes without the browser saying so. Milliseconds. */
const FIRST_PAUSE = 30_000
const LONGEST_PAUSE = 5 * 60_000

let pause = FIRST_PAUSE
let timer: ReturnType<typeof setTimeout> | undefined
let hasBegun = false

async function send(): Promise<void> {
  clearTimeout(timer)
  await sendWaiting()
  const isLeft = (await list()).some(({ state }) => state === 'waiting')
  clearTimeout(timer)
  if (!isLeft) return
  timer = setTimeout(attempt, pause)
  pause = Math.min(pause * 2, LONGEST_PAUSE)
}

/** Storage that fails now is tried again at the next sign. */
const attempt = () => void send().catch(() => undefined)

/** Sends what waits as soon as there is a line, and says in the page what waits and what was sent. Does it once for a page. */
export function beginReturn(): void {
  if (hasBegun) return
  hasBegun = true
  const show = () => void showNotices().catch(() => undefined)
  onChange(show)
  addEventListener('online', () => {
    pause = FIRST_PAUSE
    attempt()
  })
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && attempt())
  show()
  attempt()
}
