import type { StrapiApp } from '@strapi/strapi/admin'
import { z } from 'zod'
import { DEFAULT_LOCALE } from '../../rules/languages'

/** A document in a language, as the framework's calls name it. There is one of a single type, which they do not name. */
export type About = { model: string; documentId: string; locale: string }

const SINGLE_TYPES = 'single-types'

const args = z
  .object({
    model: z.string(),
    collectionType: z.string().nullish(),
    documentId: z.string().nullish(),
    params: z.object({ locale: z.string().nullish(), status: z.string().nullish() }).nullish(),
  })
  .transform(({ model, collectionType, documentId, params }) => ({
    model,
    documentId: collectionType === SINGLE_TYPES ? '' : (documentId ?? ''),
    locale: params?.locale ?? DEFAULT_LOCALE,
    status: params?.status,
  }))

export type Conflict = { words: string; savedState: string }

const answer = z.object({ meta: z.object({ savedState: z.string() }) })

/** What the store hears of a document: `read` is the edit view's own read, all else a change. */
const heard = z.object({
  type: z.enum([
    'adminApi/executeQuery/fulfilled',
    'adminApi/executeMutation/pending',
    'adminApi/executeMutation/fulfilled',
    'adminApi/executeMutation/rejected',
  ]),
  meta: z.object({
    arg: z.object({
      endpointName: z.enum(['getDocument', 'createDocument', 'cloneDocument', 'updateDocument', 'publishDocument', 'discardDocument', 'unpublishDocument']),
      originalArgs: args,
    }),
  }),
  payload: z.unknown(),
})

const refused = z.object({ conflict: z.object({ words: z.string(), savedState: z.string() }) })

const keyOf = ({ model, documentId, locale }: About) => `${model} ${documentId} ${locale}`

const states = new Map<string, string>()
const conflicts = new Map<string, Conflict>()

/** The state that the form of a document was filled with, as the service has named it; undefined where it is not known. */
export const stateOf = (originalArgs: unknown): string | undefined => {
  const { data } = args.safeParse(originalArgs)
  return data && states.get(keyOf(data))
}

/** Whether two states hold the same content. They name it last. */
export const isSameContent = (one: string | null, other: string | null): boolean => one?.split(' ').at(-1) === other?.split(' ').at(-1)

export const stateAbout = (about: About): string | undefined => states.get(keyOf(about))

export const conflictAbout = (about: About): Conflict | undefined => conflicts.get(keyOf(about))

/** The next save is meant to overwrite what somebody else has saved. */
export function overwrite(about: About): void {
  const conflict = conflicts.get(keyOf(about))
  if (conflict) states.set(keyOf(about), conflict.savedState)
  conflicts.delete(keyOf(about))
  tell({ about, phase: 'settled' })
}

export type Event = { about: About; phase: 'read' | 'sent' | 'saved' | 'refused' | 'settled' }

type Listener = (event: Event) => void

const listeners = new Set<Listener>()

function tell(event: Event): void {
  for (const listener of listeners) listener(event)
}

/** Calls back with what becomes of documents; gives what ends it. */
export function onEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function hear(action: z.output<typeof heard>): void {
  const { endpointName, originalArgs } = action.meta.arg
  const key = keyOf(originalArgs)
  const state = answer.safeParse(action.payload).data?.meta.savedState
  if (endpointName === 'getDocument') {
    if (originalArgs.status === 'published' || action.type !== 'adminApi/executeQuery/fulfilled') return
    if (state) states.set(key, state)
    conflicts.delete(key)
    return tell({ about: originalArgs, phase: 'read' })
  }
  if (action.type === 'adminApi/executeMutation/pending') return tell({ about: originalArgs, phase: 'sent' })
  if (action.type === 'adminApi/executeMutation/rejected') {
    const conflict = refused.safeParse(action.payload).data?.conflict
    if (conflict) conflicts.set(key, conflict)
    return tell({ about: originalArgs, phase: 'refused' })
  }
  conflicts.delete(key)
  // The answer to a publication is about the published version: the read that follows names the draft.
  if (endpointName === 'updateDocument' && state) states.set(key, state)
  else states.delete(key)
  tell({ about: originalArgs, phase: 'saved' })
}

type Middleware = Parameters<StrapiApp['addMiddlewares']>[0][number]

/** Follows from which state the form of each document was filled. */
export function watchStates(app: StrapiApp): void {
  const watch: Middleware = () => () => (next) => (action) => {
    const { data } = heard.safeParse(action)
    if (data) hear(data)
    return next(action)
  }
  app.addMiddlewares([watch])
}
