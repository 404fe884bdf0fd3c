import type { Core, UID } from '@strapi/strapi'
import { contentUids } from '../content-types'
import { type Call, field, localeOf, publishes, text, versionsOf, WRITES } from '../documents/call'
import { isLocalized } from '../documents/draft'
import { isTelling } from '../renewal/telling'
import { versionDays } from './settings'
import { currentRows, type Row, snapshotOf } from './snapshot'
import { hasVersion, keepVersion, type Kind } from './version'

function kindOf(call: Call): Kind | undefined {
  if (call.action === 'delete') return 'deleted'
  if (call.action === 'unpublish') return 'takenBack'
  if (publishes(call)) return 'published'
  return WRITES.has(call.action) || call.action === 'discardDraft' ? 'saved' : undefined
}

/** The language that a call names, as those of what it gave back. */
function named(call: Call): string[] | undefined {
  const locale = localeOf(call)
  return locale === undefined ? undefined : [locale]
}

/** The languages of what a call gave back; undefined where it says none. */
function given(result: unknown): string[] | undefined {
  const locales = versionsOf(result).flatMap((version) => text(field(version, 'locale')) ?? [])
  return locales.length > 0 ? locales : undefined
}

const languageOf = (uid: UID.ContentType, { locale }: Row) => (isLocalized(uid) ? locale : null)

/** What was written before versions were kept, or by the sample content, is the first one: nobody knows by whom. */
async function keepFormer(uid: UID.ContentType, documentId: string, languages: readonly string[] | undefined): Promise<void> {
  if (await hasVersion(uid, documentId, isLocalized(uid) ? languages : undefined)) return
  for (const row of await currentRows(uid, documentId, languages)) {
    await keepVersion(uid, documentId, languageOf(uid, row), { kind: 'saved', data: snapshotOf(uid, row), at: new Date(row.updatedAt), author: {} })
  }
}

/**
 * Keeps what every save, publication, taking back and deletion leaves behind, in the transaction in which it happens: what is rolled back
 * was never there. What the service writes while it starts is no editor's.
 */
export function keepVersions(strapi: Core.Strapi): void {
  const uids = new Set<string>(contentUids())
  strapi.documents.use(async (call, next) => {
    const kind = kindOf(call)
    if (!kind || !uids.has(call.uid) || !isTelling() || versionDays() === 0) return next()
    const uid: UID.ContentType = call.uid
    return strapi.db.transaction(async () => {
      const own = text(field(call.params, 'documentId'))
      const deleted = kind === 'deleted' && own ? await currentRows(uid, own, named(call)) : []
      if (own && kind !== 'deleted') await keepFormer(uid, own, named(call))
      const result = await next()
      const documentId = text(field(result, 'documentId')) ?? own
      if (!documentId) return result
      const rows = kind === 'deleted' ? deleted : await currentRows(uid, documentId, named(call) ?? given(result))
      for (const row of rows) await keepVersion(uid, documentId, languageOf(uid, row), { kind, data: snapshotOf(uid, row) })
      return result
    })
  })
}
