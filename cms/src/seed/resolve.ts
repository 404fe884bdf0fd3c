import type { Core } from '@strapi/strapi'
import { dayFrom, momentFrom } from './dates'
import { toBlocks } from './markdown'
import type { SeedMedia } from './media'

export type Context = {
  strapi: Core.Strapi
  media: SeedMedia
  /** The documentId of each document made so far, by 'type/key'. */
  documents: Map<string, string>
  now: Date
}

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

async function special(value: Fields, context: Context): Promise<unknown> {
  const { strapi, media, documents, now } = context
  if (typeof value.$md === 'string') {
    return toBlocks(value.$md, (address, text) => media.picture(address.replace(/^media:/, ''), text))
  }
  if (typeof value.$media === 'string') return (await media.get(value.$media))?.id ?? null
  if (typeof value.$days === 'number') return dayFrom(now, value.$days)
  if (Array.isArray(value.$at)) {
    const [days, time, timeZone] = value.$at
    return momentFrom(now, Number(days), String(time), String(timeZone))
  }
  const reference = String(value.$ref)
  const documentId = documents.get(reference)
  if (!documentId) strapi.log.warn(`Sample content: there is no document ${reference}`)
  return documentId ?? null
}

/** Turns the notation of the sample content ($md, $media, $ref, $days, $at) into what Strapi stores. */
export async function resolve(value: unknown, context: Context): Promise<unknown> {
  if (Array.isArray(value)) {
    const entries: unknown[] = []
    for (const entry of value) entries.push(await resolve(entry, context))
    return entries.filter((entry) => entry !== null)
  }
  if (!isFields(value)) return value
  if (Object.keys(value).some((key) => key.startsWith('$'))) return special(value, context)
  const fields: Fields = {}
  for (const [key, entry] of Object.entries(value)) fields[key] = await resolve(entry, context)
  return fields
}
