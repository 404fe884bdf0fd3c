import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'

const SEARCHES = 5000

/** The whole crowd is over by then: what waits longest is told to come again before. Milliseconds. */
const PATIENCE = 180_000

const agent = new Agent({ keepAlive: false, maxSockets: Infinity })

/** What one of the crowd gets: the status, whether there is anything to read, and how long it took. */
function visit(url, address) {
  const began = performance.now()
  return new Promise((resolve) => {
    const finish = (status, body = '') => {
      const [, content = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(body) ?? []
      resolve({ status, isReadable: content.includes('<h1'), ms: performance.now() - began })
    }
    get(url, { agent, headers: { 'x-forwarded-for': address }, timeout: PATIENCE }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (chunk) => (body += chunk))
      response.on('end', () => finish(response.statusCode, body))
      response.on('error', () => finish('cut off'))
    }).on('error', ({ code }) => finish(code))
  })
}

const address = (number) => `10.0.${number >> 8}.${number & 255}`

/** The most memory that a process has held, in MiB, where the system tells. */
function peakMemory(pid) {
  try {
    return `${Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)} MiB`
  } catch {
    return 'unknown'
  }
}

/** More than can be answered ask for something of their own: nobody gets a blank page, kept pages are answered, the process lives. */
export async function crowd(workshop) {
  const content = await workshop.content('crowd')
  const { url, pid } = await workshop.startSite('crowd', content)
  for (const path of ['/en/help', '/en/search?q=school']) await visit(`${url}${path}`, '10.1.0.1')

  let isOver = false
  const searches = Promise.all(Array.from({ length: SEARCHES }, (_, number) => visit(`${url}/en/search?q=school${number}`, address(number))))
  void searches.then(() => (isOver = true))
  const kept = []
  while (!isOver) kept.push(await visit(`${url}/en/help`, '10.1.0.1'))
  const answers = await searches
  const after = await visit(`${url}/en/search?q=afterwards`, '10.1.0.1')
  const peak = peakMemory(pid)
  await content.stop()

  const found = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status }) => status === 503)
  const blank = answers.filter(({ isReadable }) => !isReadable).length
  const slowest = Math.round(Math.max(...kept.map(({ ms }) => ms)))
  return [
    {
      what: `${SEARCHES} different searches at once, from as many addresses`,
      measured: `${found.length} answered, ${refused.length} told by a page to come again, ${blank} with nothing to read; at most ${peak}`,
      holds: found.length > 0 && found.length + refused.length === SEARCHES && blank === 0 && after.status === 200,
    },
    {
      what: 'A kept page asked for again and again meanwhile',
      measured: `${kept.length} answers, the slowest after ${slowest} ms`,
      holds: kept.length > 1 && kept.every(({ status, isReadable }) => status === 200 && isReadable),
    },
  ]
}
