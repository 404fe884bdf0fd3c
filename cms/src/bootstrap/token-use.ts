import type { Core } from '@strapi/strapi'
import { PREVIEW_TOKEN, SITE_TOKEN } from '../reading/published-only'

/** Strapi notes after an hour that a token is in use, and has the request that uses it wait for that. Milliseconds. */
const PAUSE = 30 * 60_000

let timer: NodeJS.Timeout | undefined

const note = (strapi: Core.Strapi): Promise<unknown> =>
  strapi.db.query('admin::api-token').updateMany({ where: { name: { $in: [SITE_TOKEN, PREVIEW_TOKEN] } }, data: { lastUsedAt: new Date() } })

/** Notes the use of the site's tokens before a request has to: a read must never wait for who writes. */
export async function startNotingTokens(strapi: Core.Strapi): Promise<void> {
  await note(strapi)
  timer = setInterval(() => {
    note(strapi).catch((error: unknown) => strapi.log.warn(`The use of tokens was not noted: ${error instanceof Error ? error.message : String(error)}`))
  }, PAUSE)
  timer.unref()
}

export function stopNotingTokens(): void {
  clearInterval(timer)
}
