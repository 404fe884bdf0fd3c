import { once } from 'node:events'
import { createServer } from 'node:http'
import { LOCALES, type Locale } from '@/rules/languages'

type Document = Record<string, unknown> & { documentId: string }

/** What the service says of every document, empty components included. */
const ALWAYS = { createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z', seo: null, location: null, registration: null }

export const richText = (text: string) => [{ type: 'paragraph', children: [{ type: 'text', text }] }]

export const articleDocument = (documentId: string, title: string, text = ''): Document => ({
  documentId,
  title,
  blocks: [{ __component: 'shared.rich-text', body: richText(text) }],
})

const version = (locale: Locale, { documentId, slug, isExternalEvent, isExternalReport, updatedAt }: Document) => ({
  documentId,
  locale,
  updatedAt: updatedAt ?? ALWAYS.updatedAt,
  name: slug ?? documentId,
  isExternal: isExternalEvent === true || isExternalReport === true,
})

/** Answers reads as the content service does, and can be dead or hung. */
export async function startContentDouble() {
  const documents: Record<string, Document[]> = {}
  const singles: Record<string, Document> = {}
  const reads: string[] = []
  let state: 'well' | 'dead' | 'hung' = 'well'
  const versions = (query: URLSearchParams) => {
    const type = query.get('type') ?? ''
    const found = documents[`${type}s`] ?? (singles[type] ? [singles[type]] : [])
    const locales = LOCALES.filter((locale) => (query.get('locale') ?? locale) === locale)
    return locales.flatMap((locale) => found.map((document) => version(locale, document)))
  }
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://double')
    reads.push(url.pathname)
    if (state === 'hung') return
    if (state === 'dead') return void request.socket.destroy()
    const name = url.pathname.replace('/api/', '')
    response.setHeader('content-type', 'application/json')
    if (['terms-of-use', 'privacy-policy', 'impressum'].includes(name)) {
      const single = singles[name]
      return void response.writeHead(single ? 200 : 404).end(JSON.stringify({ data: single ? { ...ALWAYS, ...single } : null }))
    }
    if (name === 'published-versions') return void response.end(JSON.stringify({ data: versions(url.searchParams), meta: { next: null } }))
    const wanted = url.searchParams.get('filters[documentId][$eq]')
    const all = documents[name] ?? []
    const data = wanted ? all.filter(({ documentId }) => documentId === wanted) : all
    const asked = (name: string) => Number(url.searchParams.get(`pagination[${name}]`) ?? 1)
    const [page, size] = [asked('page'), asked('pageSize')]
    const pagination = { page, pageCount: Math.ceil(data.length / size), total: data.length }
    const part = data.slice((page - 1) * size, page * size)
    response.end(JSON.stringify({ data: part.map((document) => ({ ...ALWAYS, ...document })), meta: { pagination } }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    documents,
    singles,
    reads,
    become: (next: typeof state) => {
      state = next
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
