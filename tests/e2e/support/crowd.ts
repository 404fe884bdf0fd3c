import { Agent, get } from 'node:http'

export type Answer = { status: number | undefined; retryAfter: string | undefined; content: string }

/** Without the limits that `fetch` has for one host: everybody comes with a connection of their own. */
const agent = new Agent({ keepAlive: false, maxSockets: Infinity })

/** What a visitor from an address of theirs gets; the content is what stands in the page's place for it. */
export function visit(url: string, address: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'x-forwarded-for': address } }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (body += chunk))
      response.on('error', reject)
      response.on('end', () => {
        const [, content = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(body) ?? []
        resolve({ status: response.statusCode, retryAfter: response.headers['retry-after'], content })
      })
    }).on('error', reject)
  })
}
