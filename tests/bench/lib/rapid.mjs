import { once } from 'node:events'
import { connect } from 'node:net'

const END_OF_HEAD = '\r\n\r\n'

/** Status and bytes, head included, of the answer that begins with this, and whether the connection ends with it; null while its head is not whole. @param {Buffer} begun */
function answerOf(begun) {
  const end = begun.indexOf(END_OF_HEAD)
  if (end < 0) return null
  const head = begun.toString('latin1', 0, end)
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  if (!length) throw new Error(`An answer without its length: ${head.slice(0, 80)}`)
  return { status: head.slice(9, 12), bytes: end + END_OF_HEAD.length + Number(length), isLast: /\r\nconnection: close/i.test(head) }
}

/** Asks over one connection, one after the other, until the time is over or the server ends it, as nginx does after some; tells of each answer. */
async function askOverOne({ hostname, port }, request, until, onAnswer) {
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  const done = once(socket, 'close')
  let [begun, missing, asked, isLast] = [Buffer.alloc(0), -1, 0, false]
  const ask = () => {
    asked = performance.now()
    socket.write(request())
  }
  const take = (bytes) => {
    if (missing < 0) {
      begun = begun.length > 0 ? Buffer.concat([begun, bytes]) : bytes
      const answer = answerOf(begun)
      if (!answer) return
      onAnswer.status(answer.status)
      missing = answer.bytes - begun.length
      isLast = answer.isLast
      begun = Buffer.alloc(0)
    } else {
      missing -= bytes.length
    }
    if (missing > 0) return
    missing = -1
    onAnswer.whole(performance.now() - asked)
    if (performance.now() < until && !isLast) ask()
    else socket.destroy()
  }
  socket.on('data', take)
  ask()
  await done
}

async function askUntil(server, request, until, onAnswer) {
  while (performance.now() < until) await askOverOne(server, request, until, onAnswer)
}

/**
 * Answers a second where the server is quicker than `autocannon` can read: of each answer only status and length are looked at.
 * Throws where one says another status or no length. @param {{ url: string, connections: number, seconds: number, status: number, path: () => string,
 * headers: () => Record<string, string> }} options
 */
export async function rapidAnswers({ url, connections, seconds, status, path, headers }) {
  const waits = []
  const request = () => {
    const lines = Object.entries(headers()).map(([name, value]) => `${name}: ${value}\r\n`)
    return `GET ${path()} HTTP/1.1\r\n${lines.join('')}\r\n`
  }
  const onAnswer = {
    status: (found) => {
      if (found !== String(status)) throw new Error(`${path()}: answered with ${found}.`)
    },
    whole: (milliseconds) => waits.push(milliseconds),
  }
  const began = performance.now()
  const until = began + 1000 * seconds
  await Promise.all(Array.from({ length: connections }, () => askUntil(new URL(url), request, until, onAnswer)))
  const took = (performance.now() - began) / 1000
  waits.sort((a, b) => a - b)
  return { perSecond: Math.round(waits.length / took), slowest: Math.round(waits[Math.floor(waits.length * 0.99)] ?? 0) }
}
