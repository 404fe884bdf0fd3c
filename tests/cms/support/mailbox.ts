import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { freePort } from '@/scripts/lib/free-port.mjs'
import { until } from './until'

const maildev = path.resolve(__dirname, '../../../node_modules/maildev/bin/maildev')

export type Received = {
  subject: string
  text: string
  html: string
  to: { address: string }[]
  from: { address: string; name: string }[]
  replyTo?: { address: string }[]
  id: string
  attachments?: { fileName: string; generatedFileName: string; contentType: string; contentId?: string }[]
}

/** A mail server that keeps what it gets: the catcher of `npm start`. */
export class Mailbox {
  private process: ChildProcess | undefined

  private constructor(
    readonly smtpPort: string,
    private readonly webPort: string,
  ) {}

  /** Chooses the ports; the server is down until `start`. */
  static async create(): Promise<Mailbox> {
    return new Mailbox(String(await freePort()), String(await freePort()))
  }

  /** Settings of a content service that sends here, and does not wait long after a failure. */
  get environment() {
    return { SMTP_HOST: '127.0.0.1', SMTP_PORT: this.smtpPort, OUTBOX_PAUSE_MS: '200' }
  }

  async start(): Promise<void> {
    const args = ['--ip', '127.0.0.1', '--web', this.webPort, '--smtp', this.smtpPort]
    this.process = spawn(process.execPath, [maildev, ...args], { stdio: 'ignore' })
    await until(async () => ((await this.read()) ? true : null))
  }

  async stop(): Promise<void> {
    const { process: running } = this
    this.process = undefined
    if (!running) return
    const exited = new Promise((resolve) => running.once('exit', resolve))
    running.kill('SIGKILL')
    await exited
  }

  private async read(): Promise<Received[] | null> {
    const response = await fetch(`http://127.0.0.1:${this.webPort}/email`).catch(() => null)
    return response?.ok ? ((await response.json()) as Received[]) : null
  }

  /** All mails to an address so far. */
  async to(address: string): Promise<Received[]> {
    return ((await this.read()) ?? []).filter((mail) => mail.to.some((to) => to.address === address))
  }

  private fetchFile({ id, attachments }: Received, name: string): Promise<Response> {
    const stored = attachments?.find(({ fileName }) => fileName === name)?.generatedFileName ?? name
    return fetch(`http://127.0.0.1:${this.webPort}/email/${id}/attachment/${encodeURIComponent(stored)}`)
  }

  /** The text of a file that came with a mail. */
  async attachment(mail: Received, name: string): Promise<string> {
    return (await this.fetchFile(mail, name)).text()
  }

  /** The bytes of one. */
  async picture(mail: Received, name: string): Promise<Buffer> {
    return Buffer.from(await (await this.fetchFile(mail, name)).arrayBuffer())
  }

  /** Waits for the n-th mail to an address. */
  waitFor(address: string, count = 1): Promise<Received> {
    return until(async () => (await this.to(address))[count - 1] ?? null)
  }
}
