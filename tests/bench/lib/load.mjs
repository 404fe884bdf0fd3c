import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { findProgram } from '../../../scripts/lib/browser.mjs'

const run = promisify(execFile)
const CONNECTIONS = 32

const wrk = findProgram('wrk')

/** What puts on the load; figures of one cannot be compared with those of the other, which is itself the slowest part. */
export const generator = wrk ? 'wrk' : 'autocannon (wrk is not installed)'

/** Requests a second that one address of this machine answers, over `seconds`. */
export async function requestsPerSecond(url, seconds) {
  const { hostname } = new URL(url)
  if (!['127.0.0.1', 'localhost', '[::1]'].includes(hostname)) throw new Error(`Load is put on this machine only, not on ${hostname}.`)
  return wrk ? withWrk(url, seconds) : withAutocannon(url, seconds)
}

async function withWrk(url, seconds) {
  const { stdout } = await run('wrk', ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '-H', 'Accept-Encoding: gzip', '-H', 'Host: localhost', url])
  if (/Non-2xx/.test(stdout)) throw new Error(`${url} answered with errors under load:\n${stdout}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
}

async function withAutocannon(url, seconds) {
  const { default: autocannon } = await import('autocannon')
  const result = await autocannon({ url, connections: CONNECTIONS, duration: seconds, headers: { 'accept-encoding': 'gzip', host: 'localhost' } })
  if (result.non2xx > 0) throw new Error(`${url} answered ${result.non2xx} requests with errors under load.`)
  return result.requests.average
}

/** Resident memory of a process in MiB. */
export async function memory(pid) {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout) / 1024
}

export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
