import type { ContentService, Json } from './service'

export const REFRESH = 'strapi_admin_refresh'

type Reply = { status: number; body: Json; setCookies: string[] }

const JSON_BODY = { 'content-type': 'application/json' }

/** A browser before the admin: keeps its cookies, and every session that any answer has given, whatever its status. */
export class Browser {
  private readonly cookies = new Map<string, string>()
  private readonly given = { refresh: [] as string[], access: [] as string[] }

  constructor(
    private readonly service: ContentService,
    private readonly headers: Record<string, string> = {},
  ) {}

  async post(path: string, body?: object, token?: string): Promise<Reply> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...JSON_BODY, ...this.headers, cookie, ...(token && { authorization: `Bearer ${token}` }) }
    const response = await fetch(this.service.url + path, { method: 'POST', headers, body: JSON.stringify(body ?? {}) })
    const text = await response.text()
    const setCookies = response.headers.getSetCookie()
    for (const given of setCookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(given) ?? []
      this.cookies.set(name, value)
      if (name.startsWith(REFRESH) && value) this.given.refresh.push(value)
    }
    for (const [, token = ''] of text.matchAll(/"(?:token|accessToken)":"([^"]+)"/g)) this.given.access.push(token)
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text, setCookies }
  }

  login(email: string, password: string, more: object = {}): Promise<Reply> {
    return this.post('/admin/login', { email, password, ...more })
  }

  /** How many sessions the answers have given. */
  get sessionsGiven(): number {
    return this.given.refresh.length + this.given.access.length
  }

  /** Whether anything that was given opens the admin now. */
  async isIn(): Promise<boolean> {
    const tokens = [...this.given.access]
    for (const value of this.given.refresh) {
      const answer = await this.service.send('POST', '/admin/access-token', { cookie: `${REFRESH}=${value}` })
      if (answer.status === 200) tokens.push(answer.body.data.token)
    }
    for (const token of tokens) {
      const answer = await this.service.send('GET', '/admin/users/me', { authorization: `Bearer ${token}` })
      if (answer.status === 200) return true
    }
    return false
  }
}
