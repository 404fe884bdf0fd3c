import { SECTIONS } from './sections.mjs'

/**
 * @typedef {(typeof SECTIONS)[number]} SectionOutline
 * @typedef {SectionOutline['fields'][number]} FieldOutline
 * @typedef {Extract<FieldOutline, { kind: 'table' }>['columns'][number]} Column
 * @typedef {Extract<FieldOutline, { kind: 'choice' }>['options'][number]} Option
 * @typedef {'title' | 'intro' | 'how' | 'page'
 *   | `sections.${SectionOutline['key']}.${'title' | 'guide'}`
 *   | `fields.${FieldOutline['key']}` | `columns.${Column}` | `options.${Option}`} TemplateKey
 *
 * @typedef {{ key: string, label: string } & (
 *   | { kind: 'line' }
 *   | { kind: 'box', lines: number }
 *   | { kind: 'table', columns: string[], rows: number }
 *   | { kind: 'choice', options: string[] })} Field
 * @typedef {{ key: string, number: number, title: string, guide: string, fields: Field[] }} Section
 *
 * @typedef {object} Template
 * @property {string} title
 * @property {string} intro
 * @property {string} how what to do with the completed template
 * @property {string[]} page the words around the number of a page and the number of pages
 * @property {Section[]} sections
 */

/**
 * @param {FieldOutline} field
 * @param {(key: TemplateKey) => string} t
 * @returns {Field}
 */
function readField(field, t) {
  const label = t(`fields.${field.key}`)
  if (field.kind === 'table') return { ...field, label, columns: field.columns.map((column) => t(`columns.${column}`)) }
  if (field.kind === 'choice') return { ...field, label, options: field.options.map((option) => t(`options.${option}`)) }
  return { ...field, label }
}

/**
 * The template in the language of `t`, the messages of `template`: the one source of the page and of the files.
 * @param {(key: TemplateKey, values?: Record<string, string>) => string} t
 * @returns {Template}
 */
export function readTemplate(t) {
  return {
    title: t('title'),
    intro: t('intro'),
    how: t('how'),
    page: t('page', { page: '#', total: '#' }).split('#'),
    sections: SECTIONS.map(({ key, fields }, index) => ({
      key,
      number: index + 1,
      title: t(`sections.${key}.title`),
      guide: t(`sections.${key}.guide`),
      fields: fields.map((field) => readField(field, t)),
    })),
  }
}
