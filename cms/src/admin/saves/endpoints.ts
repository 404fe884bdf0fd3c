import { adminApi } from '@strapi/strapi/admin'
// Brings the calls that are changed here.
import '@strapi/content-manager/strapi-admin'
import { z } from 'zod'
import { wordIn } from '../../labels/language'
import { adminLanguage } from '../labels/language'
import { SAVES } from '../labels/saves'
import { stateOf } from './states'

/** The framework's calls that write a document from its edit view. */
const NAMES = ['createDocument', 'cloneDocument', 'updateDocument', 'publishDocument', 'discardDocument', 'unpublishDocument'] as const

const HEADER = 'x-saved-state'

type Query = { url: string; config?: { headers?: Record<string, string> } }

/** The part of such a call that is changed. */
type Definition = {
  query?: (args: unknown) => Query
  invalidatesTags?: unknown
  onQueryStarted?: (args: unknown, api: { queryFulfilled: Promise<unknown> }) => Promise<void>
  transformErrorResponse?: (error: unknown) => unknown
}

const conflict = z.object({ name: z.literal('ConflictError'), message: z.string(), details: z.object({ savedState: z.string() }) })
const validation = z.looseObject({ name: z.literal('ValidationError') })
/** What the service itself says: what a proxy or the browser says has no such form. */
const said = z.looseObject({ status: z.number(), name: z.string(), message: z.string().min(1) })

const UNKNOWN = 'UnknownError'

/**
 * After a refusal that it does not take for one of fields the edit view declares what was typed to be what is stored, and then shows what is stored. It keeps
 * the form for one of fields, here of none.
 */
function asOfFields(error: unknown): unknown {
  if (validation.safeParse(error).success) return error
  const words = conflict.safeParse(error).data
  if (words) return { name: 'ValidationError', message: words.message, conflict: { words: words.message, savedState: words.details.savedState } }
  const { data } = said.safeParse(error)
  const language = adminLanguage()
  const why = data && data.name !== UNKNOWN ? data.message : wordIn(SAVES.noAnswer, language)
  return { name: 'ValidationError', message: `${why} ${wordIn(SAVES.kept, language)}` }
}

function change(definition: Definition): void {
  const { query, invalidatesTags, onQueryStarted } = definition
  if (query) {
    definition.query = (args) => {
      const sent = query(args)
      const state = stateOf(args)
      return state ? { ...sent, config: { ...sent.config, headers: { ...sent.config?.headers, [HEADER]: state } } } : sent
    }
  }
  // Nothing has changed, so nothing is read again: a read that fails takes the whole form away.
  definition.invalidatesTags = (result: unknown, error: unknown, ...rest: unknown[]) =>
    error ? [] : typeof invalidatesTags === 'function' ? invalidatesTags(result, error, ...rest) : invalidatesTags
  if (onQueryStarted) {
    // The framework shows what was sent as if it were stored, and on a refusal what was stored before in the place of what was typed.
    definition.onQueryStarted = async (args, api) => {
      const isStored = await api.queryFulfilled.then(
        () => true,
        () => false,
      )
      if (isStored) await onQueryStarted(args, api)
    }
  }
  definition.transformErrorResponse = asOfFields
}

/** A save that fails leaves the form as it is, and every save names the state that it is based on. */
export function keepFormsOfFailedSaves(): void {
  adminApi.enhanceEndpoints({ endpoints: Object.fromEntries(NAMES.map((name) => [name, change])) })
}
