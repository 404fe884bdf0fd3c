import { DEPARTMENT, type Person, PROJECT, type World } from './world'

export type Request = { method: string; path: string; body?: object; form?: () => FormData }

/** One pixel. */
const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64')

const NONE = 'nonenonenonenonenonenone'
const DAY = 24 * 60 * 60 * 1000
const tomorrow = () => new Date(Date.now() + DAY).toISOString()

type Values = Record<string, string>

/** What stands in the place of the names in an address, by how it begins: something that is there where a call looks it up before it asks who calls. */
function valuesOf(path: string, world: World, person: Person): Values {
  if (/^\/(submissions|review-queue)\//.test(path) || path === '/outbox/:uid/:submissionId')
    return { uid: DEPARTMENT, documentId: person.documentId, submissionId: person.documentId, replyId: NONE }
  if (path.startsWith('/outbox/')) return { documentId: world.mail }
  if (path.startsWith('/applicant-files/')) return { documentId: world.file }
  if (/^\/upload\/files\//.test(path)) return { id: world.picture }
  if (path.startsWith('/admin/webhooks/')) return { id: world.webhook }
  if (path.startsWith('/event-')) return { documentId: world.event, doorId: NONE }
  if (path.startsWith('/content-manager/components/')) return { uid: 'shared.rich-text' }
  if (path.includes('/single-types/')) return { model: 'api::privacy-policy.privacy-policy', contentType: 'api::privacy-policy.privacy-policy' }
  return {
    model: PROJECT,
    uid: PROJECT,
    contentType: PROJECT,
    documentId: world.project,
    versionId: world.version,
    targetField: 'forms',
    id: path.startsWith('/content-manager/') ? NONE : '999999',
    sourceId: NONE,
    sessionId: NONE,
    name: NONE,
    language: 'en',
    token: NONE,
    job: NONE,
    'file?': '',
  }
}

/** What a call needs to be asked who calls. */
const QUERIES: Record<string, (world: World) => string> = {
  'GET /applicant-files': ({ idea }) => `uid=api::idea.idea&submission=${idea}`,
  'GET /content-manager/homepage/recent-documents': () => 'action=update',
  'GET /publication-plans': () => `from=${new Date().toISOString()}&to=${tomorrow()}`,
  'GET /review-statistics': () => `at=2026-01-01T00:00:00Z,${tomorrow()}`,
  'GET /translation-source/:uid/:documentId': () => 'source=ar&target=en',
}

/** A picture, as the media library sends one. */
function picture(): FormData {
  const form = new FormData()
  form.append('files', new Blob([PIXEL], { type: 'image/png' }), 'pixel.png')
  form.append('fileInfo', JSON.stringify({ name: 'pixel.png', alternativeText: 'A pixel' }))
  return form
}

const FORMS: Record<string, () => FormData> = { 'POST /upload': picture, 'POST /upload/files/:id/replace': picture }

const BODIES: Record<string, (world: World, person: Person) => object> = {
  'POST /admin/permissions/check': () => ({ permissions: [] }),
  'POST /content-manager/collection-types/:model/actions/bulkDelete': () => ({ documentIds: [NONE] }),
  'POST /content-manager/collection-types/:model/actions/bulkPublish': () => ({ documentIds: [NONE] }),
  'POST /content-manager/collection-types/:model/actions/bulkUnpublish': () => ({ documentIds: [NONE] }),
  'POST /content-manager/uid/check-availability': () => ({ contentTypeUID: PROJECT, field: 'slug', value: 'free' }),
  'POST /content-manager/uid/generate': () => ({ contentTypeUID: PROJECT, field: 'slug', data: { title: 'Free' } }),
  'POST /i18n/content-manager/actions/get-non-localized-fields': () => ({ model: PROJECT, id: 999999, locale: 'en' }),
  'POST /email': () => ({ to: 'nobody@example.org', subject: 'Test', text: 'Test' }),
  'PUT /admin/homepage/layout': () => ({ widgets: [] }),
  'PUT /upload/files/:id': () => ({ name: 'pixel.png' }),
  'POST /publication-plans': ({ project }) => ({ uid: PROJECT, documentId: project, languages: ['ar'], action: 'unpublish', at: tomorrow(), zone: 'UTC' }),
  'POST /review-queue/decisions': (_, { documentId }) => ({ status: 'Accepted', applications: [{ uid: DEPARTMENT, documentId }] }),
  'POST /review-queue/take-backs': (_, { documentId }) => ({ applications: [{ uid: DEPARTMENT, documentId, decidedAt: new Date().toISOString() }] }),
}

/** What a call takes away is made for it. */
const MADE: Record<string, (world: World) => Promise<string>> = {
  ':entryId': ({ deleteSomething }) => deleteSomething(),
  ':planId': ({ planSomething }) => planSomething(),
}

const PLACES: Record<string, string> = { '/((?!uploads/).+)': '/robots.txt', '/uploads/(.*)': '/uploads/none.png' }

/** A call of a route that does no harm, about a person where it is about one. */
export async function requestOf(route: string, world: World, person: Person): Promise<Request> {
  const [method = '', pattern = ''] = route.split(' ')
  let path = PLACES[pattern] ?? pattern
  for (const [name, make] of Object.entries(MADE)) if (path.includes(name)) path = path.replace(name, await make(world))
  for (const [name, value] of Object.entries(valuesOf(pattern, world, person))) path = path.replace(`:${name}`, value)
  if (path.includes(':') && /\/:[a-z]/.test(path)) throw new Error(`Nothing stands in the place of a name: ${path}`)
  const query = QUERIES[route]?.(world)
  const isRead = method === 'GET' || method === 'ALL' || method === 'DELETE'
  return {
    method: method === 'ALL' ? 'GET' : method,
    path: query ? `${path}?${query}` : path,
    ...(FORMS[route] && { form: FORMS[route] }),
    ...(!isRead && { body: BODIES[route]?.(world, person) ?? {} }),
  }
}
