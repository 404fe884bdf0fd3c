import type { Core } from '@strapi/strapi'
import { SUBMISSIONS } from '../content-types'
import { required } from '../environment'
import { PREVIEW_TOKEN, SITE_TOKEN } from '../reading/published-only'
import { isOlderRelease } from '../schema/claim'
import { once } from './once'
import { APPLICANT_FILE, PAGE_SPEED, TOKEN } from '../uids'

/** The actions of the content API that its routes name. */
const actions = (strapi: Core.Strapi): string[] => [
  ...new Set(
    Object.values(strapi.apis).flatMap((api) =>
      Object.values(api.routes ?? {}).flatMap((router) => router.routes.flatMap(({ handler }) => (typeof handler === 'string' ? [handler] : []))),
    ),
  ),
]

/** Files are sent before the submission that they belong to, and what is done by the links of mails comes after it; the site counts how fast its pages are. */
const isHandedIn = (action: string) => [...SUBMISSIONS, APPLICANT_FILE, TOKEN, PAGE_SPEED].some((uid) => action.startsWith(`${uid}.`))

/** Reading content: every other route only reads. */
const readActions = (strapi: Core.Strapi): string[] => actions(strapi).filter((action) => !isHandedIn(action))

/** What visitors send, ask about what they have sent, and tell of the site's speed. A record is given to whoever has the link of its mail alone. */
const handInActions = (strapi: Core.Strapi): string[] => actions(strapi).filter(isHandedIn)

type Token = { name: string; description: string; raw: string; actions: string[] }

/** Made by Strapi on an empty database; nobody asked for them. */
const UNASKED = ['Read Only', 'Full Access']

async function ensureToken(strapi: Core.Strapi, { name, description, raw, actions }: Token): Promise<void> {
  const accessKey: string = strapi.service('admin::api-token-content-api').hash(raw)
  const data = {
    name,
    description,
    kind: 'content-api',
    type: 'custom',
    accessKey,
    encryptedKey: strapi.service('admin::encryption').encrypt(raw),
  }
  const query = strapi.db.query('admin::api-token')
  const found = await query.findOne({ where: { name } })
  if (found && found.accessKey !== accessKey) await query.update({ where: { id: found.id }, data })
  if (found && isOlderRelease()) return
  const token = found ?? (await query.create({ data }))
  const permissions = strapi.db.query('admin::api-token-permission')
  const held: { id: number; action: string }[] = await permissions.findMany({ where: { token: token.id } })
  for (const action of actions.filter((wanted) => !held.some((permission) => permission.action === wanted))) {
    await permissions.create({ data: { action, token: token.id } })
  }
  // What this release does not know belongs to another one, which may be running.
  const known: string[] = strapi.contentAPI.permissions.providers.action.keys()
  for (const { id } of held.filter(({ action }) => known.includes(action) && !actions.includes(action))) {
    await permissions.delete({ where: { id } })
  }
}

/** The site's token and the one for previews, from the environment: no person has to copy anything. */
export async function ensureApiTokens(strapi: Core.Strapi): Promise<void> {
  await once(strapi, 'unasked_tokens', () => strapi.db.query('admin::api-token').deleteMany({ where: { name: { $in: UNASKED } } }))
  await ensureToken(strapi, {
    name: SITE_TOKEN,
    description: 'The public website reads with it what is published, and hands in what visitors send.',
    raw: required('CONTENT_TOKEN'),
    actions: [...readActions(strapi), ...handInActions(strapi)],
  })
  await ensureToken(strapi, {
    name: PREVIEW_TOKEN,
    description: 'The preview of the website reads drafts with it.',
    raw: required('CONTENT_PREVIEW_TOKEN'),
    actions: readActions(strapi),
  })
}
