type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

const idOf = (value: unknown) => (isFields(value) ? value.documentId : undefined)

function holds(value: unknown, documentId: string): boolean {
  if (Array.isArray(value)) return value.some((item) => holds(item, documentId))
  return isFields(value) && (value.documentId === documentId || Object.values(value).some((part) => holds(part, documentId)))
}

function mergeLists(published: unknown[], draft: unknown[], documentId: string): unknown[] {
  // Asked for one thing that is not published, and offers what is looked at: a form of a project.
  if (published.length === 0) return draft.filter((item) => holds(item, documentId))
  const counterpart = (item: unknown) => draft.find((other) => idOf(item) !== undefined && idOf(other) === idOf(item))
  const merged = published.map((item) => withDraft(item, counterpart(item), documentId))
  if (published.some((item) => idOf(item) === documentId)) return merged
  // Not published yet: where it will stand.
  const index = draft.findIndex((item) => idOf(item) === documentId)
  return index === -1 ? merged : merged.toSpliced(index, 0, draft[index])
}

function mergeFields(published: Fields, draft: Fields, documentId: string): Fields {
  const merged = Object.entries(published).map(([name, value]): [string, unknown] => [name, withDraft(value, draft[name], documentId)])
  return Object.fromEntries(merged)
}

/**
 * What is published, with one document as it is drafted wherever it stands. Both are answers to the same question; everything
 * else of the drafts is left out.
 */
export function withDraft(published: unknown, draft: unknown, documentId: string): unknown {
  if (idOf(draft) === documentId) return draft
  if (Array.isArray(published) && Array.isArray(draft)) return mergeLists(published, draft, documentId)
  if (isFields(published) && isFields(draft)) return mergeFields(published, draft, documentId)
  // A question about the document alone, which is not published.
  const isAnswer = published === null && isFields(draft) && idOf(draft.data) === documentId
  return isAnswer ? draft : published
}
