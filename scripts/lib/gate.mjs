import { connect, createServer } from 'node:net'

/** A door in front of a service. Shut, it is as if the network were cut: connections end, and new ones are refused. */
export class Gate {
  #target
  #server = null
  #sockets = new Set()

  /** @param {number} target the service's port */
  constructor(target) {
    this.#target = target
  }

  /** Opens it on a port, on any free one if none is named, and gives the port. */
  async open(port = 0) {
    this.#server = createServer((visitor) => {
      const service = connect(this.#target, '127.0.0.1')
      visitor.pipe(service).pipe(visitor)
      for (const [socket, other] of [
        [visitor, service],
        [service, visitor],
      ]) {
        this.#sockets.add(socket)
        socket.on('error', () => other.destroy())
        socket.on('close', () => {
          this.#sockets.delete(socket)
          other.destroy()
        })
      }
    })
    await new Promise((resolve, reject) => this.#server.once('error', reject).listen(port, '127.0.0.1', resolve))
    return this.#server.address().port
  }

  async shut() {
    const closed = new Promise((resolve) => this.#server.close(resolve))
    for (const socket of this.#sockets) socket.destroy()
    await closed
  }
}
