import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '@/scripts/lib/free-port.mjs'
import { until } from './until'

/** Debian's program. */
const program = '/usr/sbin/dovecot'

/** In CI it has to be there; elsewhere what needs it is left out without it. */
export const hasDovecot = existsSync(program) || process.env.CI === 'true'

const PASSWORD = 'imap-password'

/** Mail is never read as root. */
function owner(): { uid: number; gid: number } {
  if (process.getuid?.() !== 0) return { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 }
  const [uid = 0, gid = 0] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' })))
  return { uid, gid }
}

const settings = (folder: string, port: number, { uid, gid }: { uid: number; gid: number }) => `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
mail_location = maildir:${folder}/mail
first_valid_uid = 1
${uid === process.getuid?.() ? `default_internal_user = #${uid}\ndefault_login_user = #${uid}` : ''}
passdb {
  driver = static
  args = password=${PASSWORD}
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}/mail
}
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
`

/** A Dovecot of our own with one mailbox, into which mail is delivered as files, as a mail server does. */
export class ImapServer {
  private process: ChildProcess | undefined
  private delivered = 0

  private constructor(
    private readonly folder: string,
    private readonly port: number,
  ) {}

  static async start(): Promise<ImapServer> {
    const folder = mkdtempSync(path.join(tmpdir(), 'imar-dovecot-'))
    chmodSync(folder, 0o755)
    const port = await freePort()
    for (const name of ['run', 'state', 'mail', 'mail/tmp', 'mail/new', 'mail/cur']) {
      mkdirSync(path.join(folder, name))
      if (name.startsWith('mail')) chownSync(path.join(folder, name), owner().uid, owner().gid)
    }
    writeFileSync(path.join(folder, 'dovecot.conf'), settings(folder, port, owner()))
    const server = new ImapServer(folder, port)
    await server.run()
    return server
  }

  /** Settings of a content service that reads here. */
  get environment() {
    return {
      IMAP_HOST: '127.0.0.1',
      IMAP_PORT: String(this.port),
      IMAP_SECURE: 'false',
      IMAP_USER: 'bounces',
      IMAP_PASSWORD: PASSWORD,
      IMAP_LOOK_MS: '200',
    }
  }

  async run(): Promise<void> {
    if (!existsSync(program)) throw new Error('Dovecot is not installed (Debian: apt-get install dovecot-imapd).')
    this.process = spawn(program, ['-F', '-c', path.join(this.folder, 'dovecot.conf')], { stdio: 'ignore' })
    await until(async () => ((await this.answers()) ? true : null))
  }

  private async answers(): Promise<boolean> {
    const socket = connect(this.port, '127.0.0.1')
    try {
      await once(socket, 'data')
      return true
    } catch {
      return false
    } finally {
      socket.destroy()
    }
  }

  async pause(): Promise<void> {
    const child = this.process
    this.process = undefined
    if (!child) return
    const exited = once(child, 'exit')
    // With those that it has started, which would outlive it if it were killed.
    child.kill('SIGTERM')
    await exited
  }

  /** Puts a mail into the mailbox. */
  deliver(source: string | Buffer): void {
    this.delivered += 1
    const name = `${Date.now()}.${this.delivered}.test`
    const file = path.join(this.folder, 'mail/tmp', name)
    writeFileSync(file, source, { mode: 0o600 })
    chownSync(file, owner().uid, owner().gid)
    renameSync(file, path.join(this.folder, 'mail/new', name))
  }

  /** How many mails are there of which nobody has said that they are read. */
  get unread(): number {
    const names = ['new', 'cur'].flatMap((name) => readdirSync(path.join(this.folder, 'mail', name)))
    return names.filter((name) => !/:2,[A-Z]*S/.test(name)).length
  }

  async stop(): Promise<void> {
    await this.pause()
    rmSync(this.folder, { recursive: true, force: true })
  }
}
