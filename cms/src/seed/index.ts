import type { Core } from '@strapi/strapi'
import { entities } from '../entities'
import { optional } from '../environment'
import { LOCALES } from '../rules/languages'
import { readDocuments, type SeedDocument } from './files'
import { SeedMedia, mediaNames } from './media'
import { seedPlaces } from './places'
import { type Context, resolve } from './resolve'

const store = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'imar', key: 'seed' })

async function seedDocument(context: Context, type: string, document: SeedDocument): Promise<void> {
  const { strapi, documents } = context
  const uid = `api::${type}.${type}` as Parameters<typeof strapi.documents>[0]
  const { options, pluginOptions } = strapi.contentType(uid)
  const localized = (pluginOptions as { i18n?: { localized?: boolean } } | undefined)?.i18n?.localized === true
  const status = options?.draftAndPublish ? ({ status: 'published' } as const) : {}
  const versions = localized ? LOCALES.filter((locale) => document[locale]) : [undefined]
  for (const locale of versions) {
    const data = (await resolve({ ...document.shared, ...(locale ? document[locale] : {}) }, context)) as object
    const documentId = documents.get(`${type}/${document.key}`)
    const saved = documentId
      ? await strapi.documents(uid).update({ documentId, locale, data, ...status })
      : await strapi.documents(uid).create({ locale, data, ...status })
    if (saved) documents.set(`${type}/${document.key}`, saved.documentId)
  }
}

async function seedAll(strapi: Core.Strapi): Promise<number> {
  const context: Context = { strapi, media: new SeedMedia(strapi), documents: new Map(), now: new Date() }
  const types = Object.entries(entities).filter(([, { isSeeded = true }]) => isSeeded)
  const content = types.map(([type]) => ({ type, documents: readDocuments(type) }))
  const ahead = context.media.getAhead(mediaNames(content))
  for (const { type, documents } of content) {
    if (documents.length === 0) strapi.log.warn(`Sample content: nothing for ${type}`)
    // Projects are listed newest first, so the first of the file is made last.
    for (const document of type === 'project' ? documents.reverse() : documents) {
      try {
        await seedDocument(context, type, document)
      } catch (cause) {
        throw new Error(`The sample content of ${type}/${document.key} could not be stored: ${describe(cause)}`, { cause })
      }
    }
  }
  await seedPlaces(strapi)
  await ahead
  return context.documents.size
}

function describe(error: unknown): string {
  const details = error instanceof Error && 'details' in error ? JSON.stringify(error.details) : ''
  return `${error instanceof Error ? error.message : String(error)} ${details}`
}

/**
 * Fills a new database with the sample content, once; `SEED=empty` (or false) leaves it empty. All or nothing: a start that is broken off
 * begins anew the next time.
 */
export async function seedOnFirstStart(strapi: Core.Strapi): Promise<void> {
  if (await store(strapi).get({})) return
  const empty = ['empty', 'false'].includes(optional('SEED') ?? '')
  const started = Date.now()
  const count = empty ? 0 : await strapi.db.transaction(() => seedAll(strapi))
  await store(strapi).set({ value: { at: new Date().toISOString(), empty, documents: count } })
  if (!empty) strapi.log.info(`Sample content: ${count} documents in ${Math.round((Date.now() - started) / 1000)} s`)
}
