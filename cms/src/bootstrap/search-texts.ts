import type { Core } from '@strapi/strapi'
import { searchTextOf } from '../documents/search-text'
import { SEARCHED_FIELDS } from '../rules/search-text'
import { uidOf } from '../uids'
import { once } from './once'

const EVENT = uidOf('event')

type Row = Record<string, unknown> & { id: number; locale: string | null; searchText: string | null }

/** Folds the stored words of events as this version folds what is looked for. */
export async function ensureSearchTexts(strapi: Core.Strapi): Promise<void> {
  await once(strapi, 'search_texts_2', async () => {
    const rows: Row[] = await strapi.db.query(EVENT).findMany({ select: ['id', 'locale', 'searchText', ...SEARCHED_FIELDS] })
    for (const { id, locale, searchText, ...fields } of rows) {
      const folded = searchTextOf(fields, locale ?? undefined)
      if (folded !== searchText) await strapi.db.query(EVENT).updateMany({ where: { id }, data: { searchText: folded } })
    }
  })
}
