import { execFileSync } from 'node:child_process'
import { freePort } from '@/scripts/lib/free-port.mjs'
import { Program } from './program'

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
  private readonly program = new Program('Redis', 'Ready to accept connections')

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
    await this.program.run(program, ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'])
  }

  kill(): Promise<void> {
    return this.program.kill()
  }
}
