/** @jest-environment node */
import { tellRoutesOfDocuments } from '@/lib/framework/places/routes-of-documents'
import { processState } from '@/lib/framework/process/process-state.mjs'
import { answerContent } from '../../entities/content-answers'

jest.mock('next/headers', () => ({ draftMode: async () => ({ isEnabled: false }) }))

const document = (slug: string, more = {}) => ({ documentId: `${slug}-id`, slug, updatedAt: '2026-03-01', ...more })

const documents: Record<string, object[]> = {
  'ar /api/projects': [document('well'), document('school')],
  'de /api/projects': [document('well'), document('brunnen')],
  'ar /api/articles': [document('news')],
  'en /api/reports': [document('theirs', { isExternalReport: true })],
}

answerContent((path, locale) => ({ data: documents[`${locale} ${path}`] ?? [] }))

test.each([
  ['/projects', ['/projects/well', '/projects/school', '/projects/brunnen']],
  ['/articles', ['/articles/news-id']],
  ['/reports', ['/reports/theirs']],
  ['/events', []],
])('below %s there are the documents of every language', async (list, routes) => {
  tellRoutesOfDocuments()
  expect([...((await processState.routesOfDocuments?.get(list)?.()) ?? ['not told'])].sort()).toEqual([...routes].sort())
})
