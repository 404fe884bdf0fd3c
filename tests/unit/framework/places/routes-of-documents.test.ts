/** @jest-environment node */
import { tellRoutesOfDocuments } from '@/lib/framework/places/routes-of-documents'
import { processState } from '@/lib/framework/process/process-state.mjs'
import { answerContent } from '../../entities/content-answers'

jest.mock('next/headers', () => ({ draftMode: async () => ({ isEnabled: false }) }))

const version = (locale: string, name: string, isExternal = false) => ({ documentId: `${name}-id`, locale, name, isExternal, updatedAt: '2026-03-01' })

const published: Record<string, object[]> = {
  project: [version('ar', 'well'), version('ar', 'school'), version('de', 'well'), version('de', 'brunnen')],
  article: [version('ar', 'news-id')],
  report: [version('en', 'theirs', true)],
}

answerContent((_path, _locale, query) => ({ data: published[query.get('type') ?? ''] ?? [] }))

test.each([
  ['/projects', ['/projects/well', '/projects/school', '/projects/brunnen']],
  ['/articles', ['/articles/news-id']],
  ['/reports', ['/reports/theirs']],
  ['/events', []],
])('below %s there are the documents of every language', async (list, routes) => {
  tellRoutesOfDocuments()
  expect([...((await processState.routesOfDocuments?.get(list)?.()) ?? ['not told'])].sort()).toEqual([...routes].sort())
})
