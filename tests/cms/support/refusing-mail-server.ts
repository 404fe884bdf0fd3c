import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerAddress } from 'smtp-server'

/** A mail as it came: from whom the envelope says, to whom, and its source. */
export type Taken = { from: string; to: string; source: string }

const addressOf = (from: SMTPServerAddress | false) => (from ? from.address : '')

/** A mail server that refuses addresses, as that of a recipient does who does not exist, and keeps what it takes. */
export class RefusingMailServer {
  readonly mails: Taken[] = []
  /** Addresses that nobody has. */
  readonly unknown = new Set<string>()
  /** Addresses that are to be tried later. */
  readonly busy = new Set<string>()
  /** Addresses to which it passes nothing on by its policy. */
  readonly barred = new Set<string>()
  private held: Promise<void> = Promise.resolve()

  private constructor(private readonly server: SMTPServer) {}

  static async start(): Promise<RefusingMailServer> {
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      logger: false,
      onRcptTo: ({ address }, _, answer) => {
        if (own.unknown.has(address)) return answer(Object.assign(new Error('5.1.1 No such user'), { responseCode: 550 }))
        if (own.busy.has(address)) return answer(Object.assign(new Error('4.2.0 Come again'), { responseCode: 451 }))
        if (own.barred.has(address)) return answer(Object.assign(new Error('5.7.1 Not for you'), { responseCode: 550 }))
        answer()
      },
      onData: (stream, { envelope }, answer) => {
        void text(stream).then(async (source) => {
          await own.held
          own.mails.push(...envelope.rcptTo.map(({ address }) => ({ from: addressOf(envelope.mailFrom), to: address, source })))
          answer()
        })
      },
    })
    const own = new RefusingMailServer(server)
    server.listen(0, '127.0.0.1')
    await once(server.server, 'listening')
    return own
  }

  /** To whom it has taken mails, in this order. */
  get taken(): string[] {
    return this.mails.map(({ to }) => to)
  }

  /** Keeps whoever sends waiting until the function is called that it gives. */
  hold(): () => void {
    let letThrough = () => {}
    this.held = new Promise((resolve) => (letThrough = resolve))
    return letThrough
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
