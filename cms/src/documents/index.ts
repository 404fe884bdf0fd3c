import type { Core } from '@strapi/strapi'
import { publishedNames } from '../entities/names'
import { boundariesChanged } from '../renewal'
import { noteChange } from '../renewal/notices'
import { isTelling, tellSoon } from '../renewal/telling'
import { requireAlternativeTexts } from './alternative-text'
import { type Call, field, publishes, text, versionsOf, WRITES } from './call'
import { changeOf } from './change'
import { entriesRule } from './entries'
import { formKeysRule } from './forms/keys'
import { requireSoundForms } from './forms/sound'
import { linkAgain } from './links'
import { movedRule, noteMove, publishedStart } from './moved'
import { ownFieldsRule } from './own-fields'
import { periodRule } from './period'
import { followAddresses } from './redirects/follow'
import { richTextPicturesRule } from './rich-text-pictures'
import type { Rule, Write } from './rule'
import { searchTextRule } from './search-text'
import { seatsRule } from './seats'
import { shareWithOtherLanguages } from './shared-fields'
import { slugRule } from './slug'
import { textsRule } from './texts'
import { xmlTextRule } from './xml-text'

const RULES: Rule[] = [
  ownFieldsRule,
  xmlTextRule,
  textsRule,
  slugRule,
  entriesRule,
  periodRule,
  richTextPicturesRule,
  searchTextRule,
  seatsRule,
  formKeysRule,
  movedRule,
]
const CHANGES = new Set([...WRITES, 'publish', 'unpublish', 'delete', 'discardDraft'])

function writeOf({ action, uid, contentType, params }: Call): Write | undefined {
  const data = field(params, 'data')
  if (!WRITES.has(action) || typeof data !== 'object' || data === null) return undefined
  return {
    uid,
    attributes: contentType.attributes,
    // A clone is a document of its own: nothing of the original counts as its own.
    documentId: action === 'clone' ? undefined : text(field(params, 'documentId')),
    locale: text(field(params, 'locale')),
    data: data as Record<string, unknown>,
  }
}

/** Whether its documents may come to stand at other addresses, or at none. */
const moves = (call: Call) => publishes(call) || call.action === 'unpublish' || call.action === 'delete'

const publishedIds = (call: Call, result: unknown): number[] =>
  publishes(call) ? versionsOf(result).flatMap((version) => Number(field(version, 'id')) || []) : []

/** The rules that every write of content obeys, whoever writes: the admin, the sample content, a script. `more` are those of other parts. */
export function registerDocumentRules(strapi: Core.Strapi, more: readonly Rule[]): void {
  const rules = [...RULES, ...more]
  strapi.documents.use(async (call, next) => {
    if (!CHANGES.has(call.action) || !call.uid.startsWith('api::')) return next()
    const write = writeOf(call)
    for (const rule of write ? rules : []) if (write) await rule(write)
    // What is refused after it was published is rolled back with the publication.
    return strapi.db.transaction(async ({ onCommit }) => {
      const own = text(field(call.params, 'documentId'))
      const before = moves(call) && own ? await publishedNames(call.uid, own) : []
      const start = publishes(call) ? await publishedStart(call.uid, own) : null
      const result = await next()
      const published = publishedIds(call, result)
      await requireAlternativeTexts(call.uid, published)
      await requireSoundForms(call.uid, published)
      await shareWithOtherLanguages(call.uid, published)
      await linkAgain(call.uid, published)
      await noteMove(own, start)
      if (moves(call)) await followAddresses(call.uid, own ?? text(field(result, 'documentId')), before)
      const change = isTelling() ? changeOf(call, result) : undefined
      if (change) {
        await noteChange(change, before)
        onCommit(tellSoon)
      }
      onCommit(() => boundariesChanged(call.uid))
      return result
    })
  })
}
