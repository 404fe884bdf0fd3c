import type { StrapiApp } from '@strapi/strapi/admin'
import { z } from 'zod'
import { DEFAULT_LOCALE } from '../../rules/languages'
import type { About } from './useLink'

/** The framework's calls that change a document that is open. */
const CHANGES = ['updateDocument', 'publishDocument', 'discardDocument', 'unpublishDocument'] as const

const PHASES = {
  'adminApi/executeMutation/pending': 'sent',
  'adminApi/executeMutation/fulfilled': 'saved',
  'adminApi/executeMutation/rejected': 'refused',
} as const

const sent = z.object({
  type: z.enum(['adminApi/executeMutation/pending', 'adminApi/executeMutation/fulfilled', 'adminApi/executeMutation/rejected']),
  meta: z.object({
    arg: z.object({
      endpointName: z.enum(CHANGES),
      originalArgs: z.object({ model: z.string(), documentId: z.string().nullish(), params: z.object({ locale: z.string().nullish() }).nullish() }),
    }),
  }),
  payload: z.unknown(),
})

const stored = z.object({ data: z.object({ updatedAt: z.iso.datetime(), slug: z.string().nullish() }) })

/** A draft as the service has stored it: when, and what its address ends with. */
export type Stored = { updatedAt: string; slug: string }

/** Something that is done to a document: it is on its way, or answered; `stored` is the draft where the answer holds it. */
export type Save = { phase: 'sent' | 'saved' | 'refused'; uid: string; documentId: string | null; locale: string; stored: Stored | null }

/** What an action of the admin's store says about a document; null for all others. */
export function saveIn(action: unknown): Save | null {
  const { data } = sent.safeParse(action)
  if (!data) return null
  const { endpointName, originalArgs } = data.meta.arg
  const phase = PHASES[data.type]
  // Of the others the answer is the published version, or none.
  const answer = phase === 'saved' && endpointName === 'updateDocument' ? stored.safeParse(data.payload).data : undefined
  return {
    phase,
    uid: originalArgs.model,
    documentId: originalArgs.documentId || null,
    locale: originalArgs.params?.locale ?? DEFAULT_LOCALE,
    stored: answer ? { updatedAt: answer.data.updatedAt, slug: answer.data.slug ?? '' } : null,
  }
}

/** Whether it is done to this document. There is one of a single type, which the framework does not name. */
export const isAbout = (save: Save, { uid, documentId, locale }: About): boolean =>
  save.uid === uid && save.locale === locale && (save.documentId === null || save.documentId === documentId)

type Listener = (save: Save) => void

const listeners = new Set<Listener>()

/** Calls back with all that is done to documents; gives what ends it. */
export function onSave(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

type Middleware = Parameters<StrapiApp['addMiddlewares']>[0][number]

/** Hears of what the form sends as soon as it is sent and answered: the form itself is drawn anew before it says so. */
export function watchSaves(app: StrapiApp): void {
  const watch: Middleware = () => () => (next) => (action) => {
    const save = saveIn(action)
    if (save) for (const listener of listeners) listener(save)
    return next(action)
  }
  app.addMiddlewares([watch])
}
