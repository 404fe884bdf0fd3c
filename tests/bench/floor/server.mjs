import { createServer } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

// The least that an answer of Node costs: always the same bytes, whatever is asked.
const body = Buffer.alloc(workerData.bytes, 'x')
const server = createServer((request, response) => response.writeHead(200, { 'content-type': 'text/html', 'content-length': body.length }).end(body))
server.listen(0, '127.0.0.1', () => parentPort?.postMessage(server.address()))
