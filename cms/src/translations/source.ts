import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { z } from 'zod'
import { registerAdminRoutes } from '../admin-routes'
import { contentUids } from '../content-types'
import { isLocalized } from '../documents/draft'
import { attributesOf } from '../documents/whole'
import { fieldWords } from '../labels/fields'
import { type Language, wordIn } from '../labels/language'
import { personLanguage } from '../messages'
import { LOCALES } from '../rules/languages'
import { describe, type Described } from '../versions/describe'
import { rightsToSnapshots } from '../versions/rights'
import { currentRows, type Snapshot, snapshotOf } from '../versions/snapshot'
import { findVersions, readVersion } from '../versions/version'

/** A field of the language that is translated from: what it says now, and said when the translation was saved last. */
export type SourceField = {
  name: string
  label: string
  /** Of a list of parts: how many there are. */
  parts: number | null
  now: Described[]
  /** Null where nothing is kept of that time. */
  then: Described[] | null
}

export type Source = { fields: SourceField[]; savedAt: string | null }

type About = { uid: UID.ContentType; documentId: string }

const asked = z.object({ source: z.enum(LOCALES), target: z.enum(LOCALES) }).refine(({ source, target }) => source !== target)

/** The fields that each language has for itself, as the type names them. */
const translatedFields = (uid: UID.ContentType): string[] =>
  Object.entries(attributesOf(uid))
    .filter(([name, { pluginOptions, private: isPrivate }]) => pluginOptions?.i18n?.localized === true && !isPrivate && fieldWords(uid, name))
    .map(([name]) => name)

/** When a language was saved last; null where it was not, or nobody knows. */
async function lastSave({ uid, documentId }: About, language: string): Promise<string | null> {
  const [version] = await findVersions({ aboutUid: uid, aboutId: documentId, language, kind: { $in: ['saved', 'published'] } }, 1)
  return version?.at ?? null
}

/** What a language held at a moment, as far as it is kept. */
async function heldAt({ uid, documentId }: About, language: string, at: string): Promise<Snapshot | null> {
  const about = { aboutUid: uid, aboutId: documentId, language, kind: { $in: ['saved', 'published'] } }
  const [version] = await findVersions({ ...about, at: { $lte: new Date(at) } }, 1)
  return version ? ((await readVersion(version.versionId))?.data ?? null) : null
}

async function fieldsOf(uid: UID.ContentType, now: Snapshot, then: Snapshot | null, language: Language): Promise<SourceField[]> {
  const fields: SourceField[] = []
  for (const name of translatedFields(uid)) {
    const words = fieldWords(uid, name)
    const value = now[name]
    fields.push({
      name,
      label: words ? wordIn(words, language) : name,
      parts: Array.isArray(value) && ['component', 'dynamiczone'].includes(attributesOf(uid)[name]?.type ?? '') ? value.length : null,
      now: await describe(uid, { [name]: value ?? null }, language),
      then: then && (await describe(uid, { [name]: then[name] ?? null }, language)),
    })
  }
  return fields
}

async function answer(context: Context): Promise<void> {
  const { uid: named, documentId } = context.params
  const parsed = asked.safeParse(context.query)
  if (!parsed.success) throw new errors.ValidationError('These are no two languages.', { errors: parsed.error.issues })
  if (!contentUids().includes(named) || !isLocalized(named as UID.ContentType)) throw new errors.ForbiddenError()
  const uid = named as UID.ContentType
  const { source, target } = parsed.data
  const about = { uid, documentId }
  const rights = await rightsToSnapshots(context.state, { ...about, language: source }, 'read')
  const [row] = await currentRows(uid, documentId, [source])
  if (!row) throw new errors.NotFoundError()
  const savedAt = await lastSave(about, target)
  const held = savedAt === null ? null : await heldAt(about, source, savedAt)
  const whole = snapshotOf(uid, row)
  const [now, then] = [await rights.readable(whole), held && (await rights.readable(held))]
  const fields = await fieldsOf(uid, now, then, personLanguage())
  context.body = { data: { fields: fields.filter(({ name }) => name in now || !(name in whole)), savedAt } satisfies Source }
}

/** `GET /translation-source/:uid/:documentId?source=…&target=…`: what is translated, in words, and what it said when the translation was saved last. */
export const registerTranslationSource = (strapi: Core.Strapi): void =>
  registerAdminRoutes(strapi, [{ path: '/translation-source/:uid/:documentId', handler: answer }])
