type Answer = { data: unknown; total?: number; next?: string | null }

/** Answers what is asked of the content service, and remembers it. */
export function answerContent(answer: (path: string, locale: string, query: URLSearchParams) => Answer) {
  process.env.CONTENT_REQUEST_DELAY_MS = '0'
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname, searchParams } = new URL(new Request(input).url)
    if (pathname === '/_ready') return Response.json({ status: 'ok', checks: { database: { status: 'ok' } } })
    const { data, total = 1, next = null } = answer(pathname, searchParams.get('locale') ?? '', searchParams)
    return Response.json({ data, meta: { pagination: { page: 1, pageCount: 1, total }, next } })
  })
  return {
    asked,
    /** Path and query of each question. */
    questions: () =>
      asked.mock.calls.map(([input]) => {
        const { pathname, searchParams } = new URL(new Request(input).url)
        return [pathname, Object.fromEntries(searchParams)]
      }),
  }
}

/** What the content service says of every document. */
export const saved = { documentId: 'd1', slug: 'x', createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-02-01T00:00:00Z' }

export const says = (text: string) => [{ type: 'paragraph', children: [{ type: 'text', text }] }]
