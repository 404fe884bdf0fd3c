import { z } from 'zod'
import type { Servers } from './servers'

const loginSchema = z.object({ data: z.object({ token: z.string() }) })
const documentSchema = z.looseObject({ documentId: z.string() })
const savedSchema = z.object({ data: documentSchema })
const linkSchema = z.object({ data: z.object({ url: z.url() }) })
const typesSchema = z.object({
  data: z.array(
    z.object({
      uid: z.string(),
      kind: z.enum(['collectionType', 'singleType']),
      info: z.object({ singularName: z.string(), pluralName: z.string() }),
      options: z.object({ draftAndPublish: z.boolean().optional() }),
      pluginOptions: z.object({ i18n: z.object({ localized: z.boolean() }).optional() }).optional(),
      attributes: z.record(z.string(), z.unknown()),
    }),
  ),
})
const speedSchema = z.object({ data: z.array(z.looseObject({ pageType: z.string(), visits: z.number() })) })
const repliesSchema = z.object({ data: z.object({ replies: z.array(documentSchema) }) })
const rolesSchema = z.object({ data: z.array(z.object({ id: z.number(), code: z.string() })) })
const invitedSchema = z.object({ data: z.object({ registrationToken: z.string() }) })
const listSchema = z.object({ results: z.array(documentSchema) })

export type ContentType = z.infer<typeof typesSchema>['data'][number]
export type Document = z.infer<typeof documentSchema>
type Fields = Record<string, unknown>

/** Somebody who works in the admin. */
export type Colleague = { email: string; password: string; name: string }

/** `api::article.article` of `article`. */
const uid = (type: string) => `api::${type}.${type}`

/** The content service as an editor uses it: the calls of its admin, over HTTP. */
export class Admin {
  private cookie = ''

  private constructor(
    private readonly origin: string,
    private readonly token: string,
    private readonly password: string,
  ) {}

  static async login({ contentUrl, secrets }: Servers, email = secrets.ADMIN_EMAIL, password = secrets.ADMIN_PASSWORD): Promise<Admin> {
    const response = await fetch(`${contentUrl}/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    if (!response.ok) throw new Error(`Login: ${response.status} ${await response.text()}`)
    return new Admin(contentUrl, loginSchema.parse(await response.json()).data.token, password)
  }

  /** Makes an account with a role, as an administrator does, and takes up its invitation. */
  async addColleague(roleCode: string, email: string, name: { firstname: string; lastname: string }): Promise<Colleague> {
    const { data: roles } = rolesSchema.parse(await this.send('GET', '/admin/roles'))
    const role = roles.find(({ code }) => code === roleCode)
    if (!role) throw new Error(`There is no role ${roleCode}.`)
    const { data: invited } = invitedSchema.parse(await this.send('POST', '/admin/users', { email, ...name, roles: [role.id] }))
    const password = 'Temporary-Password-2'
    await this.send('POST', '/admin/register', { registrationToken: invited.registrationToken, userInfo: { ...name, password } })
    return { email, password, name: `${name.firstname} ${name.lastname}` }
  }

  /** The content service's own types, without those of its framework. */
  async types(): Promise<ContentType[]> {
    const { data } = typesSchema.parse(await this.send('GET', 'content-types'))
    return data.filter((type) => type.uid.startsWith('api::'))
  }

  /** Documents of a collection in a language, drafts included. */
  async list(type: string, locale: string, pageSize = 100): Promise<Document[]> {
    return listSchema.parse(await this.send('GET', `collection-types/${uid(type)}?locale=${locale}&pageSize=${pageSize}`)).results
  }

  async read(type: string, documentId: string, locale: string): Promise<Document> {
    return savedSchema.parse(await this.send('GET', `collection-types/${uid(type)}/${documentId}?locale=${locale}`)).data
  }

  /** Saves a new draft. */
  async create(type: string, locale: string, fields: Fields): Promise<Document> {
    return savedSchema.parse(await this.send('POST', `collection-types/${uid(type)}?locale=${locale}`, fields)).data
  }

  /** Saves changes as a draft; what visitors see stays. */
  async edit(type: string, documentId: string, locale: string, fields: Fields): Promise<Document> {
    return savedSchema.parse(await this.send('PUT', `collection-types/${uid(type)}/${documentId}?locale=${locale}`, fields)).data
  }

  /** Saves changes and publishes them. */
  async publish(type: string, documentId: string, locale: string, fields: Fields = {}): Promise<Document> {
    const action = `collection-types/${uid(type)}/${documentId}/actions/publish?locale=${locale}`
    return savedSchema.parse(await this.send('POST', action, fields)).data
  }

  /** Saves a draft with all that another document has, but for these fields. */
  async clone(type: string, documentId: string, locale: string, fields: Fields): Promise<Document> {
    return savedSchema.parse(await this.send('POST', `collection-types/${uid(type)}/clone/${documentId}?locale=${locale}`, fields)).data
  }

  async unpublish(type: string, documentId: string, locale: string): Promise<void> {
    await this.send('POST', `collection-types/${uid(type)}/${documentId}/actions/unpublish?locale=${locale}`, {})
  }

  /** Deletes a document in all languages. */
  async remove(type: string, documentId: string): Promise<void> {
    await this.send('DELETE', `collection-types/${uid(type)}/${documentId}?locale=*`)
  }

  /** Sends the mails about a changed or cancelled event that are waiting, as the panel beside it does. */
  async tellAttendees(documentId: string): Promise<void> {
    await this.send('POST', `/event-attendees/${documentId}/tell`, {})
  }

  async readSingle(type: string, locale: string): Promise<Document> {
    return savedSchema.parse(await this.send('GET', `single-types/${uid(type)}?locale=${locale}`)).data
  }

  /** Saves changes of a single type; publishes them when it has drafts. */
  async saveSingle(type: string, fields: Fields, { locale, publish }: { locale?: string; publish: boolean }): Promise<void> {
    const query = locale ? `?locale=${locale}` : ''
    if (publish) await this.send('POST', `single-types/${uid(type)}/actions/publish${query}`, fields)
    else await this.send('PUT', `single-types/${uid(type)}${query}`, fields)
  }

  /** What the preview button of a document leads to. */
  async previewLink(type: string, locale: string, { documentId, status = 'draft' }: { documentId?: string; status?: string } = {}): Promise<string> {
    const query = new URLSearchParams({ locale, status, ...(documentId && { documentId }) })
    return linkSchema.parse(await this.send('GET', `preview/url/${uid(type)}?${query}`)).data.url
  }

  async unpublishSingle(type: string, locale: string): Promise<void> {
    await this.send('POST', `single-types/${uid(type)}/actions/unpublish?locale=${locale}`, {})
  }

  /** What came from an address, as a list of the admin has it. */
  async sentBy(type: string, email: string): Promise<Document[]> {
    return listSchema.parse(await this.send('GET', `collection-types/${uid(type)}?filters[$and][0][email][$eq]=${encodeURIComponent(email)}`)).results
  }

  /** Decides about an application, as its page does. */
  async decide(type: string, documentId: string, status: 'Accepted' | 'Rejected', reason: string): Promise<void> {
    await this.send('POST', `/submissions/${uid(type)}/${documentId}/decision`, { status, reason })
  }

  /** Takes the decision back that stands there now. */
  async takeBack(type: string, documentId: string): Promise<void> {
    const { decidedAt } = await this.read(type, documentId, 'ar')
    await this.send('POST', `/submissions/${uid(type)}/${documentId}/take-back`, { decidedAt })
  }

  /** Writes to an applicant, as their page does. */
  async reply(type: string, documentId: string, subject: string, text: string): Promise<void> {
    const path = `/submissions/${uid(type)}/${documentId}/replies`
    const { data } = repliesSchema.parse(await this.send('POST', path, { subject, text, attempt: crypto.randomUUID() }))
    await this.send('POST', `${path}/${data.replies.at(-1)?.documentId}/again`)
  }

  /** How fast pages of a type were, as the admin's page on speed gets it; undefined where none was visited. */
  async speedOf(pageType: string) {
    const { data } = speedSchema.parse(await this.send('GET', '/speed-overview'))
    return data.find((pages) => pages.pageType === pageType)
  }

  /** Confirms with the password that it is the account itself that asks. */
  private async stepUp(): Promise<void> {
    const response = await this.fetch('POST', '/own-account/step-up', { password: this.password })
    if (!response.ok) throw new Error(`Step-up: ${response.status} ${await response.text()}`)
    this.cookie = response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ')
  }

  private fetch(method: string, path: string, body?: Fields): Promise<Response> {
    return fetch(new URL(path, `${this.origin}/content-manager/`), {
      method,
      headers: { authorization: `Bearer ${this.token}`, 'content-type': 'application/json', cookie: this.cookie },
      ...(body && { body: JSON.stringify(body) }),
    })
  }

  /** A path of the content manager, or one that begins at the root. */
  private async send(method: string, path: string, body?: Fields): Promise<unknown> {
    let response = await this.fetch(method, path, body)
    let text = await response.text()
    if (response.status === 403 && text.includes('"STEP_UP"')) {
      await this.stepUp()
      response = await this.fetch(method, path, body)
      text = await response.text()
    }
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return text === '' ? null : JSON.parse(text)
  }
}
