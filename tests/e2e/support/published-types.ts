import { z } from 'zod'
import { IS_SHORT } from '../../depth'
import type { Admin, ContentType, Document } from './admin'
import type { Servers } from './servers'

type Fields = Record<string, unknown>

/** Which text of a document is on pages, where it is none of these. */
const USUAL = ['title', 'name', 'question']
const SHOWN: Record<string, [string, string?]> = {
  'contact-info': ['location'],
  'home-slider': ['descriptiveSlide', 'title'],
  'pages-info': ['projectsPage', 'title'],
  seo: ['helpPage', 'metaTitle'],
  'who-we-are': ['vision'],
}

/** A change that shows in no text of its own: what is written, and how it is seen. */
const OTHERS: Record<string, (version: number) => { fields: Fields; seen: string }> = {
  'components-visibility': (version) => ({ fields: { stats: version % 2 === 1 }, seen: version % 2 === 1 ? 'id="stats-title"' : '<main' }),
  'project-timeline': (version) => ({ fields: { fromDate: `${2080 + version}-03-01`, toDate: `${2080 + version}-04-01` }, seen: String(2080 + version) }),
}

/** Which document is looked at, where not every one is shown whole. */
const CHOSEN: Record<string, string> = {
  event: '&filters[isExternalEvent][$ne]=true&sort=startDate:desc',
  project: '&filters[projectStatus][$eq]=active',
  'project-timeline': '&filters[project][projectStatus][$eq]=active',
}

/** Seen where it leads, and on no page (former-addresses.spec). */
const ON_NO_PAGE = ['redirect']

const single = z.object({ data: z.looseObject({ documentId: z.string() }) })
const list = z.object({ data: z.array(z.looseObject({ documentId: z.string() })).min(1) })

/** A document of each type that the site may read, and how an editor changes and visitors see it. */
export class Probe {
  readonly name: string

  constructor(
    private readonly admin: Admin,
    readonly type: ContentType,
    readonly document: Document,
    private readonly locale: string,
  ) {
    this.name = type.info.singularName
  }

  get isCollection() {
    return this.type.kind === 'collectionType'
  }

  get hasDrafts() {
    return this.type.options.draftAndPublish === true
  }

  /** What a page that shows this version has in it. */
  seen(version: number): string {
    return OTHERS[this.name]?.(version).seen ?? `Version ${version} of ${this.name}.`
  }

  /** Publishes a version. */
  async publish(version: number): Promise<void> {
    await this.#save(OTHERS[this.name]?.(version).fields ?? this.#fields(this.seen(version)))
  }

  async unpublish(): Promise<void> {
    if (this.isCollection) await this.admin.unpublish(this.name, this.document.documentId, this.locale)
    else await this.admin.unpublishSingle(this.name, this.locale)
  }

  /** As it was before the test. */
  async restore(): Promise<void> {
    const names = Object.keys(OTHERS[this.name]?.(0).fields ?? this.#fields(''))
    const isComponent = (name: string) => SHOWN[this.name]?.[0] === name && SHOWN[this.name]?.length === 2
    await this.#save(Object.fromEntries(names.map((name) => [name, isComponent(name) ? this.#component(name) : this.document[name]])))
  }

  /** Another document like it, published in a version. */
  async cloned(version: number): Promise<Document> {
    const slug = 'slug' in this.type.attributes ? { slug: `cloned-${Date.now()}` } : {}
    const document = await this.admin.clone(this.name, this.document.documentId, this.locale, slug)
    return this.admin.publish(this.name, document.documentId, this.locale, this.#fields(this.seen(version)))
  }

  /** Without its id: each version has one of its own. */
  #component(field: string): Fields {
    const { id: _id, ...fields } = z.looseObject({}).parse(this.document[field])
    return fields
  }

  #fields(text: string): Fields {
    const [field = '', part] = SHOWN[this.name] ?? USUAL.filter((name) => name in this.type.attributes)
    if (!part || !SHOWN[this.name]) return { [field]: text }
    return { [field]: { ...this.#component(field), [part]: text } }
  }

  async #save(fields: Fields): Promise<void> {
    const { locale, hasDrafts: publish } = this
    if (!this.isCollection) await this.admin.saveSingle(this.name, fields, { publish, ...(this.#isLocalized && { locale }) })
    else if (publish) await this.admin.publish(this.name, this.document.documentId, locale, fields)
    else await this.admin.edit(this.name, this.document.documentId, locale, fields)
  }

  get #isLocalized() {
    return this.type.pluginOptions?.i18n?.localized === true
  }
}

/** The first document that the site can read, or null for a type that it cannot. */
async function readFirst({ contentUrl, secrets }: Servers, { kind, info }: ContentType, locale: string): Promise<string | null> {
  const path = kind === 'singleType' ? info.singularName : info.pluralName
  const response = await fetch(`${contentUrl}/api/${path}?locale=${locale}${CHOSEN[info.singularName] ?? ''}`, {
    headers: { authorization: `Bearer ${secrets.CONTENT_TOKEN}` },
  })
  if (!response.ok) return null
  const body: unknown = await response.json()
  return (kind === 'singleType' ? single.parse(body).data : list.parse(body).data[0])?.documentId ?? null
}

/** Those of a short run: one that has pages, and one without drafts that is shown where visitors choose. */
const CHOSEN_TYPES = ['article', 'state']

/** One for every type that is published. */
export async function probesOf(admin: Admin, servers: Servers, locale: string): Promise<Probe[]> {
  const found = await Promise.all(
    (await admin.types())
      .filter(({ info }) => (IS_SHORT ? CHOSEN_TYPES.includes(info.singularName) : !ON_NO_PAGE.includes(info.singularName)))
      .map(async (type) => {
        const documentId = await readFirst(servers, type, locale)
        if (documentId === null) return []
        const name = type.info.singularName
        const document = type.kind === 'singleType' ? await admin.readSingle(name, locale) : await admin.read(name, documentId, locale)
        return [new Probe(admin, type, document, locale)]
      }),
  )
  return found.flat()
}
