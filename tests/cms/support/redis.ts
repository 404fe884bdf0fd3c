import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from './postgres'

/** Debian's program, or whichever stands first in the path; undefined when there is none. */
function redisProgram(): string | undefined {
  try {
    return execFileSync('sh', ['-c', 'command -v redis-server || command -v valkey-server'], { encoding: 'utf8' }).trim()
  } catch {
    return undefined
  }
}

const program = redisProgram()

/** In CI it has to be there; elsewhere what needs it is left out without it. */
export const hasRedis = program !== undefined || process.env.CI === 'true'

/** A Redis of our own, in memory. */
export class RedisServer {
  private process: ChildProcess | undefined

  private constructor(private readonly port: number) {}

  static async start(): Promise<RedisServer> {
    const server = new RedisServer(await freePort())
    await server.run()
    return server
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`
  }

  async run(): Promise<void> {
    if (!program) throw new Error('Redis is not installed (Debian: apt-get install redis-server).')
    const settings = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
    const child = spawn(program, settings, { stdio: ['ignore', 'pipe', 'inherit'] })
    this.process = child
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (chunk: Buffer) => chunk.includes('Ready to accept connections') && resolve())
      child.once('exit', () => reject(new Error('Redis did not start.')))
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
