import { createHash } from 'node:crypto'
import type { Core, Schema } from '@strapi/strapi'
import { entities } from '../entities'
import type { ListView } from '../entities/entity'
import { submissionPage } from '../review/page'
import { kindOf, kinds } from '../submissions/kinds'
import { typeName, uidOf } from '../uids'

const HIDDEN = ['searchText', 'previousStartDate']

type Metadatas = Parameters<typeof submissionPage>[1]
type Edit = { name: string; size: number }[][]
type Configuration = { settings: Record<string, unknown>; metadatas: Metadatas; layouts: { list: string[]; edit: Edit } }

const lists = (): [string, ListView][] => [
  ...Object.entries(entities).flatMap(([name, { list }]): [string, ListView][] => (list ? [[name, list]] : [])),
  ...Object.values(kinds).map(({ uid, columns }): [string, ListView] => [typeName(uid), { columns: [...columns], sortBy: 'createdAt', order: 'DESC' }]),
]

const withoutHidden = (edit: Edit): Edit => edit.map((row) => row.filter((field) => !HIDDEN.includes(field.name))).filter((row) => row.length > 0)

const WIDTH = 12

/** A field that has its row to itself fills it. */
const widened =
  ({ wide = [] }: ListView) =>
  (row: Edit[number]): Edit[number] =>
    row.map((field) => (row.length === 1 && wide.includes(field.name) ? { ...field, size: WIDTH } : field))

function configured({ settings, metadatas, layouts }: Configuration, name: string, list: ListView): Configuration {
  const mainField = list.mainField === undefined ? (list.columns[0] ?? 'id') : list.mainField
  const page = kindOf(uidOf(name)) ? submissionPage(uidOf(name), metadatas) : { edit: withoutHidden(layouts.edit).map(widened(list)), metadatas }
  return {
    settings: {
      ...settings,
      ...(mainField !== null && { mainField }),
      pageSize: 20,
      defaultSortBy: list.sortBy ?? settings.defaultSortBy,
      defaultSortOrder: list.order ?? 'ASC',
    },
    metadatas: page.metadatas,
    layouts: { list: list.columns, edit: page.edit },
  }
}

/** What the view of a type is made of: when it changes, the view is made once more. */
function fingerprintOf(name: string, list: ListView, { attributes }: Schema.ContentType): string {
  const { columns, rows } = kindOf(uidOf(name)) ?? {}
  return createHash('sha256')
    .update(JSON.stringify([list, columns && { columns, rows }, HIDDEN, Object.keys(attributes)]))
    .digest('hex')
}

type Made = Record<string, string>

/** Lists that a person can find something in. What somebody changes in the admin stays, until a type itself changes. */
export async function ensureListViews(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'imar', key: 'list_views' })
  // An older service kept the number of its table here.
  const made: Made = Object(await store.get({}))
  const service = strapi.plugin('content-manager').service('content-types')
  for (const [name, list] of lists()) {
    const contentType = strapi.contentType(uidOf(name))
    const fingerprint = fingerprintOf(name, list, contentType)
    if (made[name] === fingerprint) continue
    await service.updateConfiguration(contentType, configured(await service.findConfiguration(contentType), name, list))
    made[name] = fingerprint
  }
  await store.set({ value: { ...made } })
}
