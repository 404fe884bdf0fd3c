import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Redis } from 'ioredis'

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** A real Redis with nothing in it, which keeps nothing: stopped and started it has forgotten all. */
export class RedisServer {
  #child: ChildProcess | undefined

  private constructor(private readonly port: number) {}

  static async start(): Promise<RedisServer> {
    const server = new RedisServer(await freePort())
    await server.start()
    return server
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`
  }

  async start(): Promise<void> {
    const child = spawn('redis-server', ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'])
    this.#child = child
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject)
      child.stdout.on('data', (text: Buffer) => text.includes('Ready to accept connections') && resolve())
    })
  }

  async stop(): Promise<void> {
    const child = this.#child
    this.#child = undefined
    if (!child) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
}

/** Waits until a connection stands. */
export async function ready(redis: Redis): Promise<void> {
  if (redis.status !== 'ready') await once(redis, 'ready')
}
