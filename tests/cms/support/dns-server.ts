import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { type Answer, decode, encode } from 'dns-packet'

type Records = { TXT?: string[]; A?: string[]; AAAA?: string[] }

const NAME_ERROR = 3

/** A name server of our own on the loopback address, which knows what it is told. */
export class DnsServer {
  /** How often each name was asked for. */
  readonly asked: string[] = []
  /** Names about which it says nothing at all. */
  readonly silent = new Set<string>()
  names: Record<string, Records> = {}

  private constructor(private readonly socket: Socket) {}

  static async start(): Promise<DnsServer> {
    const socket = createSocket('udp4')
    const server = new DnsServer(socket)
    socket.on('message', (packet, { port, address }) => {
      const { id, questions = [] } = decode(packet)
      const [question] = questions
      if (!question || server.silent.has(question.name)) return
      server.asked.push(question.name)
      const known = server.names[question.name.toLowerCase()]
      // An answer of more than 512 bytes would go by TCP: long texts of keys fit in one with EDNS, which Node asks for.
      const answer = encode({ type: 'response', id, flags: known ? 0 : NAME_ERROR, questions, answers: server.answersTo(question.name, question.type) })
      socket.send(answer, port, address)
    })
    socket.bind(0, '127.0.0.1')
    await once(socket, 'listening')
    return server
  }

  private answersTo(name: string, type: string): Answer[] {
    const { TXT = [], A = [], AAAA = [] } = this.names[name.toLowerCase()] ?? {}
    // A text is kept in parts of 255 letters.
    if (type === 'TXT') return TXT.map((text) => ({ type: 'TXT', name, ttl: 0, data: text.match(/.{1,255}/g) ?? [''] }))
    if (type === 'A') return A.map((data) => ({ type: 'A', name, ttl: 0, data }))
    return type === 'AAAA' ? AAAA.map((data) => ({ type: 'AAAA', name, ttl: 0, data })) : []
  }

  get address(): string {
    return `127.0.0.1:${this.socket.address().port}`
  }

  async stop(): Promise<void> {
    this.socket.close()
    await once(this.socket, 'close')
  }
}
