import { Children } from './children.mjs'
import { Problem, report } from './problem.mjs'
import { describeEnd } from './wait.mjs'

/**
 * Runs a command that starts services. Whatever ends it (an error, a signal, a service that is given up),
 * everything started is stopped before this process ends.
 */
export async function runCommand(work) {
  const children = new Children()
  const signals = new AbortController()
  const stopped = stopOnSignals(children, signals)
  process.once('exit', () => children.kill())
  try {
    const services = await work(children)
    if (services) await Promise.race([stopped, firstEnd(services, children)])
  } catch (error) {
    // What fails because it was stopped is no news.
    if (!signals.signal.aborted) {
      report(error)
      process.exitCode ||= 1
    }
  }
  await children.stop()
  process.exit()
}

function stopOnSignals(children, signals) {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.on(signal, () => {
        if (children.stopping) return children.kill()
        signals.abort()
        process.stdout.write('\nStopping …\n')
        process.exitCode = signal === 'SIGINT' ? 130 : 143
        void children.stop().then(resolve)
      })
    }
  })
}

/** Rejects as soon as one of the services ends by itself. */
async function firstEnd(services, children) {
  const [entry, end] = await Promise.race(services.map(async (service) => [service, await service.ended]))
  if (children.stopping) return
  throw new Problem(`The ${entry.name} ended (${describeEnd(end)}), so everything is stopped: read ${entry.log} and start again.`)
}
