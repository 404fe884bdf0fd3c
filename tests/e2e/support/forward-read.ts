import type { IncomingMessage, ServerResponse } from 'node:http'

/** Answers a read with what the real content service says to it; where there is none, or it is away, the connection ends without an answer. */
export async function forwardRead(
  contentUrl: string | null,
  { url = '/', headers: { authorization = '' } }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const read = contentUrl && (await fetch(contentUrl + url, { headers: { authorization } }).catch(() => null))
  if (!read) return void response.destroy()
  const type = read.headers.get('content-type') ?? 'application/json'
  response.writeHead(read.status, { 'content-type': type }).end(Buffer.from(await read.arrayBuffer()))
}
