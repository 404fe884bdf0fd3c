import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { z } from 'zod'
import { takeTurns } from '../../limits'
import { hasRemindersOff, setReminders } from '../../outbox/addresses'
import { type Locale, toLocale } from '../../rules/languages'
import { REMINDERS } from './link'
import { FIELD, noRemindersPage, remindersPage } from './page'
import { readRemindersToken } from './token'

/** What a person presses to have them again; all else that is posted turns them off, whatever program posts it. */
const turnsOn = z.object({ [FIELD]: z.literal('on') })

/** A page that says something about one person: nobody keeps it, finds it, or learns where it was. */
function answer(context: Context, status: number, html: string): void {
  context.status = status
  context.type = 'html'
  context.set({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow' })
  context.body = html
}

const languageOf = ({ params }: Context): Locale => toLocale(params.language)

const addressIn =
  ({ params }: Context) =>
  (language: Locale): string =>
    `${REMINDERS}/${language}/${String(params.token)}`

/** Only links that are none are counted, so that a flood of them never stops a right one. */
const withKey =
  (act: (context: Context, key: string) => Promise<void>) =>
  async (context: Context): Promise<void> => {
    const key = readRemindersToken(String(context.params.token))
    if (key !== null) return act(context, key)
    const wait = await takeTurns([{ limit: 'CONTENT_LIMIT_VERIFY_MINUTE', of: REMINDERS }])
    if (wait === 0) return answer(context, 404, noRemindersPage('over', languageOf(context)))
    context.set('Retry-After', String(wait))
    answer(context, 429, noRemindersPage('many', languageOf(context)))
  }

const show = withKey(async (context, key) => {
  answer(context, 200, remindersPage(await hasRemindersOff(key), languageOf(context), addressIn(context)))
})

const turn = withKey(async (context, key) => {
  const isOff = !turnsOn.safeParse(context.request.body).success
  await setReminders(key, isOff)
  answer(context, 200, remindersPage(isOff, languageOf(context), addressIn(context)))
})

/**
 * `/reminders/:language/:token`, to which a reminder leads. `GET` shows a page with a button and changes nothing, as programs follow
 * links to look whether they are safe; `POST` turns reminders off, from mail programs too (RFC 8058), or on again. No script, no session.
 */
export function registerReminders(strapi: Core.Strapi): void {
  const config = { auth: false as const }
  const info = { type: 'admin' as const }
  const path = `${REMINDERS}/:language/:token`
  strapi.server.routes({
    type: 'admin',
    prefix: '',
    routes: [
      { method: 'GET', path, handler: show, info, config },
      { method: 'POST', path, handler: turn, info, config },
    ],
  })
}
