import type { Core } from '@strapi/strapi'

/** Does what changes or deletes stored rows once in the life of a database, and notes that: later rows that look the same belong to somebody. */
export async function once(strapi: Core.Strapi, name: string, run: () => Promise<unknown>): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'imar', key: `once_${name}` })
  if (await store.get({})) return
  await run()
  await store.set({ value: true })
}
