import { Problem } from './problem.mjs'
import { howToStop } from './welcome.mjs'

const isHealthy = (url) =>
  fetch(url, { signal: AbortSignal.timeout(5_000) })
    .then(({ status }) => status === 204)
    .catch(() => false)

/** Throws a Problem while the content service answers: what it writes meanwhile would be lost. */
export async function refuseWhileRunning({ health }) {
  const running = await Promise.all(health.map(isHealthy))
  if (running.includes(true)) throw new Problem(`The content service is running: stop it first${howToStop()}.`)
}
