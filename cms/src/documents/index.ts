import type { Core } from '@strapi/strapi'
import { boundariesChanged } from '../renewal'
import { requireAlternativeTexts } from './alternative-text'
import { entriesRule } from './entries'
import { formKeysRule } from './forms/keys'
import { requireSoundForms } from './forms/sound'
import { linkAgain } from './links'
import { periodRule } from './period'
import { richTextPicturesRule } from './rich-text-pictures'
import type { Rule, Write } from './rule'
import { searchTextRule } from './search-text'
import { seatsRule } from './seats'
import { shareWithOtherLanguages } from './shared-fields'
import { slugRule } from './slug'

const RULES: Rule[] = [slugRule, entriesRule, periodRule, richTextPicturesRule, searchTextRule, seatsRule, formKeysRule]
const WRITES = new Set(['create', 'update', 'clone'])
const CHANGES = new Set([...WRITES, 'publish', 'unpublish', 'delete', 'discardDraft'])

type Call = Parameters<Parameters<Core.Strapi['documents']['use']>[0]>[0]

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined

const text = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined)

function writeOf({ action, uid, contentType, params }: Call): Write | undefined {
  const data = field(params, 'data')
  if (!WRITES.has(action) || typeof data !== 'object' || data === null) return undefined
  return {
    uid,
    attributes: contentType.attributes,
    // A clone is a document of its own: nothing of the original counts as its own.
    documentId: action === 'update' ? text(field(params, 'documentId')) : undefined,
    locale: text(field(params, 'locale')),
    data: data as Record<string, unknown>,
  }
}

function publishedIds({ action, params }: Call, result: unknown): number[] {
  const publishes = action === 'publish' || (WRITES.has(action) && field(params, 'status') === 'published')
  if (!publishes) return []
  const entries = field(result, 'entries') ?? [result]
  return Array.isArray(entries) ? entries.flatMap((entry) => Number(field(entry, 'id')) || []) : []
}

/** The rules that every write of content obeys, whoever writes: the admin, the sample content, a script. `more` are those of other parts. */
export function registerDocumentRules(strapi: Core.Strapi, more: readonly Rule[]): void {
  const rules = [...RULES, ...more]
  strapi.documents.use(async (call, next) => {
    if (!CHANGES.has(call.action) || !call.uid.startsWith('api::')) return next()
    const write = writeOf(call)
    for (const rule of write ? rules : []) if (write) await rule(write)
    // What is refused after it was published is rolled back with the publication.
    return strapi.db.transaction(async ({ onCommit }) => {
      const result = await next()
      const published = publishedIds(call, result)
      await requireAlternativeTexts(call.uid, published)
      await requireSoundForms(call.uid, published)
      await shareWithOtherLanguages(call.uid, published)
      await linkAgain(call.uid, published)
      onCommit(() => boundariesChanged(call.uid))
      return result
    })
  })
}
