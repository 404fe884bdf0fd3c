import { rm } from 'node:fs/promises'
import type { Context } from 'koa'

type Temporary = { filepath: string }
type WithFiles = { request: { files?: Record<string, Temporary | Temporary[]> } }

/** Removes what a form has brought, however the request ends: Strapi forgets it when a request is refused. */
export default () => async (context: Context & WithFiles, next: () => Promise<void>) => {
  const files = Object.values(context.request.files ?? {}).flat()
  try {
    await next()
  } finally {
    await Promise.all(files.map(({ filepath }) => rm(filepath, { force: true })))
  }
}
