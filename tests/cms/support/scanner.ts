import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { until } from './until'

const program = ['/usr/sbin/clamd', '/usr/bin/clamd'].find(existsSync)

/** Whether the program is on this machine (Debian: clamav-daemon). */
export const hasScanner = program !== undefined

/** The harmless file that every scanner takes for a virus, in two parts so that none finds it in this one. */
export const EICAR = Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''))

/** A real clamd with a database of one signature. */
export class Scanner {
  private child: ChildProcess | undefined

  private constructor(private readonly folder: string) {}

  static create(): Scanner {
    const folder = mkdtempSync(path.join(tmpdir(), 'imar-clamd-'))
    const database = path.join(folder, 'database')
    mkdirSync(database)
    writeFileSync(path.join(database, 'test.ndb'), `Test.Eicar:0:*:${EICAR.toString('hex')}\n`)
    const settings = { LocalSocket: path.join(folder, 'clamd.ctl'), DatabaseDirectory: database, Foreground: 'yes', StreamMaxLength: '25M' }
    writeFileSync(
      path.join(folder, 'clamd.conf'),
      Object.entries(settings)
        .map(([name, value]) => `${name} ${value}\n`)
        .join(''),
    )
    return new Scanner(folder)
  }

  get socket(): string {
    return path.join(this.folder, 'clamd.ctl')
  }

  async start(): Promise<void> {
    this.child = spawn(program ?? '', ['--config-file', path.join(this.folder, 'clamd.conf')], { stdio: 'ignore' })
    await until(async () => (existsSync(this.socket) ? true : null))
  }

  async stop(): Promise<void> {
    const { child } = this
    if (!child || child.exitCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill()
    await ended
    rmSync(this.socket, { force: true })
  }

  async remove(): Promise<void> {
    await this.stop()
    rmSync(this.folder, { recursive: true, force: true })
  }
}
