import type { Core } from '@strapi/strapi'
import { newDocumentId } from '../document-id'
import { LOCALES } from '../rules/languages'
import { uidOf } from '../uids'
import { readDocuments } from './files'

const BATCH = 200

type Row = { documentId: string; locale: string; key: string; country?: string } & Record<string, unknown>

function rowsOf(type: string): Row[] {
  const now = new Date()
  return readDocuments(type).flatMap(({ key, shared = {}, ...texts }) => {
    const documentId = newDocumentId()
    const { country, ...fields } = shared
    const reference = country && typeof country === 'object' && '$ref' in country ? String(country.$ref) : undefined
    return LOCALES.filter((locale) => texts[locale]).map((locale) => ({
      ...fields,
      ...texts[locale],
      documentId,
      locale,
      key: `${type}/${key}`,
      country: reference,
      createdAt: now,
      updatedAt: now,
      publishedAt: now,
    }))
  })
}

async function insert(strapi: Core.Strapi, uid: string, rows: Row[]): Promise<Map<string, number>> {
  for (let start = 0; start < rows.length; start += BATCH) {
    const data = rows.slice(start, start + BATCH).map(({ key: _key, country: _country, ...row }) => row)
    await strapi.db.query(uid).createMany({ data })
  }
  const stored: { id: number; documentId: string; locale: string }[] = await strapi.db.query(uid).findMany({ select: ['id', 'documentId', 'locale'] })
  const ids = new Map(stored.map(({ id, documentId, locale }) => [`${documentId}/${locale}`, id]))
  return new Map(
    rows.flatMap(({ key, documentId, locale }) => {
      const id = ids.get(`${documentId}/${locale}`)
      return id === undefined ? [] : [[`${key}/${locale}`, id] as const]
    }),
  )
}

/**
 * Countries and their states: several thousand rows without media or rich text, so they are written in batches, past the
 * document service, which would take minutes.
 */
export async function seedPlaces(strapi: Core.Strapi): Promise<void> {
  const countries = await insert(strapi, uidOf('country'), rowsOf('country'))
  const states = rowsOf('state')
  const ids = await insert(strapi, uidOf('state'), states)
  const links = states.flatMap(({ key, country, locale }) => {
    const state_id = ids.get(`${key}/${locale}`)
    const country_id = countries.get(`${country}/${locale}`)
    return state_id && country_id ? [{ state_id, country_id }] : []
  })
  await strapi.db.transaction(async ({ trx }) => {
    for (let start = 0; start < links.length; start += BATCH) {
      await trx('states_country_lnk').insert(links.slice(start, start + BATCH))
    }
  })
}
