import type { Received } from './mailbox'
import type { Answer, ContentService } from './service'

const LINK = /https?:\/\/\S+\/verification\/\S+/

/** What the link of a mail carries: `email`, `token` and `id`. */
export function linkOf({ text }: Received): Record<string, string> {
  const [link] = LINK.exec(text) ?? []
  if (!link) throw new Error(`No link in:\n${text}`)
  return Object.fromEntries(new URL(link).searchParams)
}

/** The code of a mail, which people may type in place of the link. */
export function codeOf({ html }: Received): string {
  const [, code] = /<bdi>([2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4})<\/bdi>/.exec(html) ?? []
  if (!code) throw new Error(`No code in:\n${html}`)
  return code
}

/** A call of the site that is no submission. */
export function post(service: ContentService, path: string, body: object): Promise<Answer> {
  const headers = { authorization: `Bearer ${service.environment.CONTENT_TOKEN}`, 'content-type': 'application/json' }
  return service.send('POST', `/api/${path}`, headers, JSON.stringify(body))
}

const PRIVATE = /\/my-application\?link=([\w-]+)/g

/** The secrets of the private pages to which a mail leads, in their order. */
export const privateTokens = ({ text }: Received): string[] => [...text.matchAll(PRIVATE)].map(([, token = '']) => token)

/** The secret in the mail to a new address. */
export function confirmationOf({ text }: Received): string {
  const [, token] = /\/my-application\?confirm=([\w-]+)/.exec(text) ?? []
  if (!token) throw new Error(`No address to confirm in:\n${text}`)
  return token
}
