import { z } from 'zod'
import type { Locale } from '@/lib/i18n/languages'
import { collection } from './documents'
import { flag } from './fields'

const schema = () => z.object({ documentId: z.string(), slug: z.string().nullish(), updatedAt: z.string(), isExternalEvent: flag, isExternalReport: flag })

/** What an address of a document is made of, and when the document changed. ISO 8601. */
export type Address = z.output<ReturnType<typeof schema>>

const types = {
  article: { path: '/api/articles', fields: [] },
  project: { path: '/api/projects', fields: ['slug'] },
  report: { path: '/api/reports', fields: ['slug', 'isExternalReport'] },
  event: { path: '/api/events', fields: ['slug', 'isExternalEvent'] },
  department: { path: '/api/departments', fields: ['slug'] },
} as const

/**
 * The addresses of all documents of a type in a language: a few fields of each, because with some thousand documents their
 * whole content would be too much to read at once. Throws ContentUnavailable.
 */
export function getAddresses(locale: Locale, model: keyof typeof types): Promise<Address[]> {
  const { path, fields } = types[model]
  const names = ['documentId', 'updatedAt', ...fields]
  const query = Object.fromEntries(names.map((name, index) => [`fields[${index}]`, name]))
  return collection({ path, model, schema }).all(locale, { ...query, 'populate[localizations][fields][0]': 'locale' })
}
