import type { Answer, ContentService, Json } from './service'

type Fields = Record<string, unknown>

const uid = (type: string) => `api::${type}.${type}`

/** The admin as an editor's browser uses it: the same calls, over HTTP. */
export class Admin {
  private constructor(
    private readonly service: ContentService,
    private readonly token: string,
  ) {}

  static async login(service: ContentService, email?: string, password?: string): Promise<Admin> {
    const { ADMIN_EMAIL, ADMIN_PASSWORD } = service.environment
    const answer = await service.send(
      'POST',
      '/admin/login',
      { 'content-type': 'application/json' },
      JSON.stringify({ email: email ?? ADMIN_EMAIL, password: password ?? ADMIN_PASSWORD }),
    )
    if (answer.status !== 200) throw new Error(`Login answered ${answer.status}`)
    return new Admin(service, answer.body.data.token)
  }

  /** Downloads what the admin shows to those who are signed in. */
  download(route: string): Promise<Response> {
    return fetch(this.service.url + route, { headers: { authorization: `Bearer ${this.token}` } })
  }

  /** A call with a form in place of JSON. */
  send(method: string, route: string, form: FormData): Promise<Answer> {
    return this.service.send(method, route, { authorization: `Bearer ${this.token}` }, form)
  }

  call(method: string, route: string, body?: Fields): Promise<Answer> {
    const headers = { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' }
    return this.service.send(method, route, headers, body && JSON.stringify(body))
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
