import { createReadStream } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { optional } from '../environment'
import { message } from '../messages'
import { Unavailable } from '../requests/away'

/** How long the scanner may think. Milliseconds. */
const PATIENCE = 60_000

const RETRY_SECONDS = 30

/** Files were to be scanned, and the scanner did not answer: none is taken unscanned. */
export class ScannerAway extends Unavailable {
  constructor() {
    super(message('scannerAway'), RETRY_SECONDS)
  }
}

/** Whether a scanner is set: the path of clamd's socket, or `host:port`. */
export const hasScanner = (): boolean => optional('CLAMAV_SOCKET') !== undefined

let found = 0

/** How many files this process has refused because of what the scanner found. */
export const foundByScanner = (): number => found

function open(): Socket {
  const address = optional('CLAMAV_SOCKET') ?? ''
  const [, host, port] = /^([^/]+):(\d+)$/.exec(address) ?? []
  return (host ? connect(Number(port), host) : connect(address)).setTimeout(PATIENCE, function (this: Socket) {
    this.destroy(new Error('The scanner did not answer in time.'))
  })
}

/** What clamd answers to a command, of which `send` writes what comes after its name (clamd(8): NUL-terminated commands). */
async function ask(command: string, send: (socket: Socket) => Promise<void> = async () => undefined): Promise<string> {
  const socket = open()
  const failed = new Promise<never>((_, reject) => socket.once('error', reject))
  const answered = text(socket)
  // Whichever fails first is told; the other one is then of no interest.
  answered.catch(() => undefined)
  socket.write(`z${command}\0`)
  // clamd may answer, and close, before it has all of a file.
  const sent = send(socket).catch(() => undefined)
  const answer = await Promise.race([answered, failed])
  socket.destroy()
  await sent
  return answer.replace(/\0$/, '')
}

/** A file in pieces, each behind its length, and an empty one at its end. */
async function sendFile(filepath: string, socket: Socket): Promise<void> {
  const length = (bytes: number) => {
    const head = Buffer.alloc(4)
    head.writeUInt32BE(bytes)
    return head
  }
  for await (const chunk of createReadStream(filepath)) {
    const piece = chunk as Buffer
    socket.write(length(piece.length))
    if (!socket.write(piece)) await new Promise((resolve) => socket.once('drain', resolve).once('close', resolve))
    if (socket.destroyed) return
  }
  socket.write(length(0))
}

/** Whether the scanner found something in a file; false where none is set. Throws ScannerAway. */
export async function isInfected(filepath: string): Promise<boolean> {
  if (!hasScanner()) return false
  const answer = await ask('INSTREAM', (socket) => sendFile(filepath, socket)).catch(() => '')
  if (answer === 'stream: OK') return false
  const [, signature] = /^stream: (.+) FOUND$/.exec(answer) ?? []
  if (!signature) {
    strapi.log.warn('The malware scanner did not answer, or not as it should: a file was not taken.')
    throw new ScannerAway()
  }
  found += 1
  // Of the file itself nothing: its name may be that of a person.
  strapi.log.warn(`The malware scanner found ${signature.slice(0, 100)} in a file, which was refused.`)
  return true
}

/** Whether the scanner answers. */
export const isScannerThere = (): Promise<boolean> =>
  ask('PING').then(
    (answer) => answer === 'PONG',
    () => false,
  )
