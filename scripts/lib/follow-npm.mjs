import { readFileSync } from 'node:fs'

/** How often the parents are looked at. Milliseconds. */
const INTERVAL = 500

/** The parent of a process. Null where the system has no /proc. */
function parentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').match(/\) \S (\d+)/)?.[1] ?? null
  } catch {
    return null
  }
}

const isShell = (pid) => {
  try {
    return /^\S*sh\0-c\0/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
  } catch {
    return false
  }
}

/**
 * Ends this process with SIGTERM when npm, which started it, is gone. npm passes a signal to the shell between them, and the shell ends without
 * passing it on. Does nothing for a process that npm did not start.
 */
export function followNpm() {
  if (!process.env.npm_lifecycle_event) return
  const shell = process.ppid
  const npm = isShell(shell) ? parentOf(shell) : null
  const timer = setInterval(() => {
    if (process.ppid === shell && (npm === null || parentOf(shell) === npm)) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, INTERVAL)
  timer.unref()
}
