import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const TEXT = { type: 'string' }

/** A content type that this release does not have, with a file and a join table. */
const LEAFLET = {
  kind: 'collectionType',
  collectionName: 'leaflets',
  info: { singularName: 'leaflet', pluralName: 'leaflets', displayName: 'Leaflet' },
  options: { draftAndPublish: true },
  attributes: {
    title: TEXT,
    picture: { type: 'media', multiple: false, allowedTypes: ['images'] },
    partner: { type: 'relation', relation: 'manyToOne', target: 'api::partner.partner' },
  },
}

/** A permission that it does not have either. */
const ACTION = `
const { register } = exports.default
exports.default.register = async ({ strapi }) => {
  await register({ strapi })
  const action = { section: 'plugins', displayName: 'Fold', uid: 'fold', pluginName: 'upload' }
  await strapi.service('admin::permission').actionProvider.registerMany([action])
}
`

const ENTITIES = `
exports.entities.leaflet = { words: ['x', 'Leaflet', 'x'], reading: { sort: 'title:asc', pageSize: 100 }, list: { columns: ['title'] } }
exports.entities.partner.list.columns.push('nickname')
`

/** @param {string} file @param {(text: string) => string} change */
const edit = (file, change) => writeFileSync(file, change(readFileSync(file, 'utf8')))

/**
 * The content service as the next release could be, beside the compiled one of today: a table, a column, a join table, permissions, rights of the site's token
 * and layouts more. With `breaks` older releases cannot run on its database. Gives the folder of its repository.
 */
export function makeNextContentRelease({ breaks = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'imar-next-'))
  const cms = join(folder, 'cms')
  mkdirSync(cms)
  for (const name of ['dist', 'public', 'package.json', 'start.cjs', 'favicon.png']) cpSync(resolve('cms', name), join(cms, name), { recursive: true })
  for (const name of ['identity', 'package.json']) cpSync(resolve(name), join(folder, name), { recursive: true })
  symlinkSync(resolve('cms/node_modules'), join(cms, 'node_modules'))
  const source = join(cms, 'dist/src')
  edit(join(source, 'schema/version.js'), (text) => {
    const now = Number(/SCHEMA_VERSION = (\d+)/.exec(text)?.[1])
    const raised = text.replace(/SCHEMA_VERSION = \d+/, `SCHEMA_VERSION = ${now + 1}`)
    return breaks ? raised.replace(/OLDEST_SCHEMA = \d+/, `OLDEST_SCHEMA = ${now + 1}`) : raised
  })
  const leaflet = join(source, 'api/leaflet/content-types/leaflet')
  mkdirSync(leaflet, { recursive: true })
  writeFileSync(join(leaflet, 'schema.json'), JSON.stringify(LEAFLET))
  edit(join(source, 'api/partner/content-types/partner/schema.json'), (text) => {
    const schema = JSON.parse(text)
    return JSON.stringify({ ...schema, attributes: { ...schema.attributes, nickname: TEXT } })
  })
  appendFileSync(join(source, 'entities/index.js'), ENTITIES)
  appendFileSync(join(source, 'index.js'), ACTION)
  writeFileSync(join(folder, 'RELEASE'), 'next')
  return { folder, cms, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
