import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { type Notice, openNotice } from '../../accounts/notices'
import { stopAccount } from '../../accounts/stop'
import { takeTurns } from '../../limits'
import { type Locale, toLocale } from '../../rules/languages'
import { noticeOf, STOP } from './link'
import { answerPage, stopPage } from './page'

/** It is about one account: no cache keeps it, no search engine finds it, and no other site learns its address. */
function answer(context: Context, status: number, html: string): void {
  context.status = status
  context.type = 'html'
  context.set({ 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow' })
  context.body = html
}

const languageOf = ({ params }: Context): Locale => toLocale(params.language)

const withNotice =
  (act: (context: Context, notice: Notice) => Promise<void>) =>
  async (context: Context): Promise<void> => {
    const documentId = noticeOf(String(context.params.token))
    if (documentId === null) {
      // Only what was not made here is counted: others who try cannot keep an owner from stopping a thief.
      const wait = await takeTurns([{ limit: 'CONTENT_LIMIT_VERIFY_MINUTE', of: STOP }])
      return answer(context, wait > 0 ? 429 : 404, answerPage(wait > 0 ? 'many' : 'over', languageOf(context)))
    }
    const notice = await openNotice(documentId)
    if (!notice) return answer(context, 410, answerPage('over', languageOf(context)))
    await act(context, notice)
  }

const show = withNotice(async (context, { email }) => {
  const addressIn = (language: Locale) => `${STOP}/${language}/${String(context.params.token)}`
  answer(context, 200, stopPage(email, languageOf(context), addressIn))
})

const stop = withNotice(async (context, { documentId }) => {
  const isStopped = await stopAccount(documentId)
  answer(context, isStopped ? 200 : 410, answerPage(isStopped ? 'done' : 'over', languageOf(context)))
})

/**
 * `/stop-change/:language/:token`, to which a notice of a changed account leads. `GET` shows a page with a button and changes nothing, as programs
 * follow links to look whether they are safe; `POST` stops the change. No script, no session.
 */
export function registerStop(strapi: Core.Strapi): void {
  const config = { auth: false as const }
  const info = { type: 'admin' as const }
  const path = `${STOP}/:language/:token`
  strapi.server.routes({
    type: 'admin',
    prefix: '',
    routes: [
      { method: 'GET', path, handler: show, info, config },
      { method: 'POST', path, handler: stop, info, config },
    ],
  })
}
