import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** A program beside the content service, which a test kills and starts again. */
export class Program {
  private process: ChildProcess | undefined

  /** `ready` is what it prints once it answers; `name` says what could not be started. */
  constructor(
    private readonly name: string,
    private readonly ready: string,
  ) {}

  async run(command: string, settings: string[]): Promise<void> {
    const child = spawn(command, settings, { stdio: ['pipe', 'pipe', 'inherit'] })
    this.process = child
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (chunk: Buffer) => chunk.includes(this.ready) && resolve())
      child.once('error', reject)
      child.once('exit', () => reject(new Error(`${this.name} did not start.`)))
    })
  }

  async kill(): Promise<void> {
    const child = this.process
    this.process = undefined
    if (!child) return
    const exited = once(child, 'exit')
    child.kill('SIGKILL')
    await exited
  }
}
