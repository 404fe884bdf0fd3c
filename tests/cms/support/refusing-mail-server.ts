import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server that refuses addresses, as that of a recipient does who does not exist, and counts what it takes. */
export class RefusingMailServer {
  readonly taken: string[] = []
  /** Addresses that nobody has. */
  readonly unknown = new Set<string>()

  private constructor(private readonly server: SMTPServer) {}

  static async start(): Promise<RefusingMailServer> {
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      logger: false,
      onRcptTo: ({ address }, _, answer) => {
        if (!own.unknown.has(address)) return answer()
        answer(Object.assign(new Error('No such user'), { responseCode: 550 }))
      },
      onData: (stream, { envelope }, answer) => {
        stream.resume().once('end', () => {
          own.taken.push(...envelope.rcptTo.map(({ address }) => address))
          answer()
        })
      },
    })
    const own = new RefusingMailServer(server)
    server.listen(0, '127.0.0.1')
    await once(server.server, 'listening')
    return own
  }

  /** Settings of a content service that sends here. */
  get environment() {
    const { port } = this.server.server.address() as AddressInfo
    return { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(port), OUTBOX_PAUSE_MS: '200' }
  }

  stop(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()))
  }
}
