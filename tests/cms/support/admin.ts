import { codeOf } from './authenticator'
import type { Answer, ContentService, Json } from './service'

type Fields = Record<string, unknown>

const uid = (type: string) => `api::${type}.${type}`

type SignedIn = { token: string; recoveryCodes?: string[] }

const JSON_BODY = { 'content-type': 'application/json' }

/** Signs in; an account that has to set up a second step does so, and keeps its recovery codes. */
async function signIn(service: ContentService, email: string, password: string): Promise<SignedIn> {
  const post = (route: string, body: Fields) => service.send('POST', route, JSON_BODY, JSON.stringify(body))
  const answer = await post('/admin/login', { email, password })
  if (answer.status === 200) return answer.body.data
  const { step, ticket } = Object(answer.body?.error?.details)
  if (step !== 'enrol') throw new Error(`Login answered ${answer.status}`)
  const { secret } = (await post('/second-step/begin', { ticket })).body.data
  const enrolled = await post('/second-step/enrol', { ticket, code: codeOf(secret) })
  if (enrolled.status !== 200) throw new Error(`The second step answered ${enrolled.status}`)
  return enrolled.body.data
}

/**
 * Confirms with the password that a sign-in is who it says, with a code where a second step is set up, and gives the cookie that says so.
 * Throws where it is refused.
 */
export async function stepUp(service: ContentService, token: string, password: string, code?: string): Promise<string> {
  const headers = { ...JSON_BODY, authorization: `Bearer ${token}` }
  const answer = await fetch(`${service.url}/own-account/step-up`, { method: 'POST', headers, body: JSON.stringify({ password, code }) })
  if (!answer.ok) throw new Error(`The step-up answered ${answer.status}: ${await answer.text()}`)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** The admin as an editor's browser uses it: the same calls, over HTTP. */
export class Admin {
  private cookie = ''

  private constructor(
    private readonly service: ContentService,
    readonly token: string,
    private readonly password: string,
    /** Where a second step was set up at the sign-in. */
    readonly recoveryCodes: string[] = [],
  ) {}

  static async login(service: ContentService, email?: string, password?: string): Promise<Admin> {
    const { ADMIN_EMAIL = '', ADMIN_PASSWORD = '' } = service.environment
    const { token, recoveryCodes } = await signIn(service, email ?? ADMIN_EMAIL, password ?? ADMIN_PASSWORD)
    return new Admin(service, token, password ?? ADMIN_PASSWORD, recoveryCodes)
  }

  /** Downloads what the admin shows to those who are signed in. */
  download(route: string): Promise<Response> {
    return fetch(this.service.url + route, { headers: { authorization: `Bearer ${this.token}` } })
  }

  /** A call with a form in place of JSON. */
  send(method: string, route: string, form: FormData): Promise<Answer> {
    return this.service.send(method, route, { authorization: `Bearer ${this.token}` }, form)
  }

  /** A call that asks for the password again gets it, as from whoever sits before the admin. */
  async call(method: string, route: string, body?: Fields): Promise<Answer> {
    const send = (): Promise<Answer> =>
      this.service.send(method, route, { ...JSON_BODY, authorization: `Bearer ${this.token}`, cookie: this.cookie }, body && JSON.stringify(body))
    const answer = await send()
    if (answer.body?.error?.details?.code !== 'STEP_UP') return answer
    this.cookie = await stepUp(this.service, this.token, this.password, this.recoveryCodes.shift())
    return send()
  }

  /** The same call, and an error when it is refused. */
  private async must(method: string, route: string, body?: Fields): Promise<Json> {
    const answer = await this.call(method, route, body)
    if (answer.status >= 300) throw new Error(`${method} ${route} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }

  tryCreate(type: string, fields: Fields, locale = 'ar'): Promise<Answer> {
    return this.call('POST', `/content-manager/collection-types/${uid(type)}?locale=${locale}`, fields)
  }

  tryEdit(type: string, documentId: string, fields: Fields, locale = 'ar'): Promise<Answer> {
    return this.call('PUT', `/content-manager/collection-types/${uid(type)}/${documentId}?locale=${locale}`, fields)
  }

  tryPublish(type: string, documentId: string, fields: Fields = {}, locale = 'ar'): Promise<Answer> {
    return this.call('POST', `/content-manager/collection-types/${uid(type)}/${documentId}/actions/publish?locale=${locale}`, fields)
  }

  /** Saves a draft and gives its documentId. */
  async create(type: string, fields: Fields, locale = 'ar'): Promise<string> {
    return (await this.must('POST', `/content-manager/collection-types/${uid(type)}?locale=${locale}`, fields)).data.documentId
  }

  async edit(type: string, documentId: string, fields: Fields, locale = 'ar'): Promise<void> {
    await this.must('PUT', `/content-manager/collection-types/${uid(type)}/${documentId}?locale=${locale}`, fields)
  }

  async publish(type: string, documentId: string, locale = 'ar', fields: Fields = {}): Promise<void> {
    await this.must('POST', `/content-manager/collection-types/${uid(type)}/${documentId}/actions/publish?locale=${locale}`, fields)
  }

  async unpublish(type: string, documentId: string, locale = 'ar'): Promise<void> {
    await this.must('POST', `/content-manager/collection-types/${uid(type)}/${documentId}/actions/unpublish?locale=${locale}`, {})
  }

  async remove(type: string, documentId: string): Promise<void> {
    await this.must('DELETE', `/content-manager/collection-types/${uid(type)}/${documentId}?locale=*`)
  }

  async createPublished(type: string, fields: Fields, locale = 'ar'): Promise<string> {
    const documentId = await this.create(type, fields, locale)
    await this.publish(type, documentId, locale)
    return documentId
  }

  /** Puts a file into the media library, under any name and declared type. */
  upload(content: Buffer, name: string, type: string, alternativeText?: string): Promise<Answer> {
    const form = new FormData()
    form.append('files', new Blob([new Uint8Array(content)], { type }), name)
    form.append('fileInfo', JSON.stringify({ name, ...(alternativeText ? { alternativeText } : {}) }))
    return this.send('POST', '/upload', form)
  }
}
