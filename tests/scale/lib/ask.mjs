import { Agent, request } from 'node:http'

/** Addresses of this machine from which visitors come: nginx limits each. */
const VISITORS = 16
const agents = Array.from({ length: VISITORS }, (_, index) => new Agent({ keepAlive: true, localAddress: `127.0.0.${index + 2}` }))

/** What a connection says that the other side has closed, to who reads from it and to who writes to it. */
const CLOSED = new Set(['ECONNRESET', 'EPIPE'])

let turn = 0

/**
 * Asks for an address as one of many visitors. Gives status, headers and body; throws when there is no whole answer. A connection that was
 * closed just when it was to be used again is opened anew, as browsers do.
 */
export async function ask(url, how = {}) {
  try {
    return await askOnce(url, how)
  } catch (error) {
    if (!error.isOfOldConnection) throw error
    return askOnce(url, { ...how, agent: false })
  }
}

function askOnce(url, { method = 'GET', headers = {}, body, timeout = 30_000, agent = agents[turn++ % VISITORS] }) {
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent, method, headers: { 'accept-language': 'ar', ...headers }, timeout }, (response) => {
      const parts = []
      response.on('data', (part) => parts.push(part))
      response.on('error', reject)
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text: Buffer.concat(parts).toString() }))
    })
    asked.on('timeout', () => asked.destroy(new Error('no answer')))
    asked.on('error', (error) => reject(Object.assign(error, { isOfOldConnection: asked.reusedSocket && CLOSED.has(error.code) })))
    asked.end(body)
  })
}

/** What an answer is, for who reads of a failure: its status, and what stands over its page. */
export const answerText = ({ status, text }) => `${status} “${/<title>([^<]*)/.exec(text)?.[1] ?? ''}”`

/** Asks for addresses in turn, so many a second, until `isOver`. Gives how many were asked and what failed. */
export async function askSteadily(urls, perSecond, isOver) {
  const failed = []
  const open = []
  let asked = 0
  for (const began = Date.now(); !isOver(); ) {
    const due = ((Date.now() - began) / 1000) * perSecond
    for (; asked < due; asked += 1) {
      const url = urls[asked % urls.length]
      const note = (what) => failed.push(`${new URL(url).pathname}: ${what}`)
      open.push(
        ask(url).then(
          (answer) => answer.status === 200 || note(answerText(answer)),
          (error) => note(error.code ?? error.message),
        ),
      )
    }
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  await Promise.all(open)
  return { asked, failed }
}
