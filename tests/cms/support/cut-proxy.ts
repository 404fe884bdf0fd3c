import { connect, createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

/** What happens to the message: it does not arrive, its answer does not, or the database stays away from then on. */
export type Cut = 'message' | 'answer' | 'away'

/** Stands before a PostgreSQL and cuts all connections at a chosen message of the service: at a chosen query, that is. */
export class CutProxy {
  private readonly sockets = new Set<Socket>()
  private at = 0
  private how: Cut = 'message'
  private isAway = false
  /** Messages since the last `arm`. */
  seen = 0
  /** Whether the last `arm` has cut. */
  hasCut = false

  private constructor(
    private readonly server: Server,
    private readonly target: URL,
  ) {}

  static async start(databaseUrl: string): Promise<CutProxy> {
    const server = createServer()
    const proxy = new CutProxy(server, new URL(databaseUrl))
    server.on('connection', (socket) => proxy.pass(socket))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return proxy
  }

  /** The address of the database through this proxy. */
  get url(): string {
    const url = new URL(this.target)
    const { port } = this.server.address() as AddressInfo
    url.port = String(port)
    return url.href
  }

  /** Cuts at the message of this number, counted from now. */
  arm(at: number, how: Cut): void {
    this.disarm()
    Object.assign(this, { at, how, seen: 0, hasCut: false })
  }

  disarm(): void {
    this.at = 0
    this.isAway = false
  }

  async stop(): Promise<void> {
    this.cutAll()
    await new Promise((resolve) => this.server.close(resolve))
  }

  private cutAll(): void {
    for (const socket of this.sockets) socket.destroy()
    this.sockets.clear()
  }

  private pass(service: Socket): void {
    if (this.isAway) {
      service.destroy()
      return
    }
    const database = connect(Number(this.target.port), this.target.hostname)
    for (const [socket, other] of [
      [service, database],
      [database, service],
    ] as const) {
      this.sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        this.sockets.delete(socket)
        other.destroy()
      })
    }
    database.on('data', (chunk) => service.write(chunk))
    service.on('data', (chunk) => this.forward(chunk, database))
  }

  private forward(chunk: Buffer, database: Socket): void {
    this.seen += 1
    if (this.seen !== this.at) {
      database.write(chunk)
      return
    }
    this.hasCut = true
    this.isAway = this.how === 'away'
    if (this.how !== 'answer') {
      this.cutAll()
      return
    }
    // PostgreSQL carries out what it has read, also for a service that is gone.
    database.removeAllListeners('data')
    database.once('data', () => this.cutAll())
    database.write(chunk)
  }
}
