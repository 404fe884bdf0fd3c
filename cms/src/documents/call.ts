import type { Core } from '@strapi/strapi'

/** A call of the document service. */
export type Call = Parameters<Parameters<Core.Strapi['documents']['use']>[0]>[0]

/** The actions that write fields. */
export const WRITES: ReadonlySet<string> = new Set(['create', 'update', 'clone'])

export const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined

export const text = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined)

export const publishes = ({ action, params }: Call): boolean => action === 'publish' || (WRITES.has(action) && field(params, 'status') === 'published')

/** The language that a call names; undefined where it names none or all. */
export function localeOf({ params }: Call): string | undefined {
  const locale = text(field(params, 'locale'))
  return locale === '*' ? undefined : locale
}

/** The versions that a call has written, published or taken away. */
export function versionsOf(result: unknown): unknown[] {
  const entries = field(result, 'entries') ?? [result]
  return Array.isArray(entries) ? entries : []
}
