import type { Change } from '../renewal/notices'
import { type Call, field, localeOf, publishes, text, WRITES } from './call'

function isSeen(call: Call): boolean {
  if (call.action === 'unpublish' || call.action === 'delete' || publishes(call)) return true
  // What has no drafts is published by saving it.
  return WRITES.has(call.action) && !call.contentType.options?.draftAndPublish
}

/** The document of which visitors see another state after a call; undefined after one that drafts only. */
export function changeOf(call: Call, result: unknown): Change | undefined {
  const documentId = text(field(result, 'documentId')) ?? text(field(call.params, 'documentId'))
  if (!documentId || !isSeen(call)) return undefined
  return { uid: call.uid, documentId, locale: localeOf(call) }
}
