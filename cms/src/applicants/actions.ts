import type { Readable } from 'node:stream'
import { z } from 'zod'
import { qrPicture } from '../events/door/ticket-picture'
import { answerRefusals, type Context } from '../requests/answer'
import { eraseSubmission } from '../privacy/erase'
import type { Submission } from '../privacy/find'
import { withdraw } from '../privacy/withdraw'
import { type Locale, toLocale } from '../rules/languages'
import { offerSoon } from '../submissions/offers'
import { seatsChanged } from '../submissions/seat-counts'
import { type Opened, openWith } from '../verification/tokens'
import { confirmAddress } from './address'
import { archiveOf } from './archive'
import { correctContact } from './contact'
import { correctAnswers } from './correct-answers'
import { addFile } from './more-files'
import { type Shown, show } from './show'
import type { Action } from './state'

/** A token is as good as another until it is looked up: what is too long to be one is none. */
const sent = z.object({ token: z.string().min(1).max(100), language: z.string().max(10).optional() })

type Answer = { success: boolean } & Record<string, unknown>

/** Why it failed is not told: whoever has a token that opens nothing has no right to know what it once opened. */
const FAILED: Answer = { success: false }

type Room = { token: string; language: Locale; opened: Opened; shown: Shown; body: unknown }

async function enter(body: unknown): Promise<Room | null> {
  const { data } = sent.safeParse(body)
  const opened = data && (await openWith(data.token))
  const language = toLocale(data?.language)
  const shown = opened && (await show(opened, language))
  return shown ? { token: data.token, language, opened, shown, body } : null
}

/** An answer to whoever comes with the token of a private page. */
const onPage =
  <Given>(act: (room: Room, context: Context) => Promise<Given>) =>
  (context: Context) =>
    answerRefusals(context, async (): Promise<Given | Answer> => {
      const room = await enter(context.request.body)
      return room ? act(room, context) : FAILED
    })

/** Why it is not done: it was before, or it can be done no more, although an old tab still offers it. */
const refusalOf = (action: Action, { state }: Shown): Answer =>
  action === 'withdraw' && state === 'withdrawn' ? { success: true, already: true } : { success: false, isClosed: true }

/** The same where the page offers it. */
const onPageThatOffers = (action: Action, act: (room: Room) => Promise<Answer>) =>
  onPage(async (room) => (room.shown.actions.includes(action) ? act(room) : refusalOf(action, room.shown)))

/** A code with its picture as PNG in base64. */
const pictured = async (code: string) => ({ code, picture: (await qrPicture(code)).toString('base64') })

/** `POST /api/private-page/read` with `token` and `language`: what the page shows. */
export const read = onPage(async ({ shown }) => ({ success: true, data: { ...shown, ticket: shown.ticket && (await pictured(shown.ticket)) } }))

async function seatFreed(eventId: string | null): Promise<void> {
  if (!eventId) return
  offerSoon(eventId)
  await seatsChanged(eventId)
}

/** `POST /api/private-page/withdraw` with `token`. */
export const withdrawOnPage = onPageThatOffers('withdraw', async ({ opened: { uid, documentId } }) => {
  const withdrawn = await withdraw(uid, documentId)
  await seatFreed(withdrawn?.freedSeatOf ?? null)
  return { success: true, ...(!withdrawn && { already: true }) }
})

async function erase({ uid, documentId }: Opened): Promise<boolean> {
  const { isErased, freedSeatOf } = await eraseSubmission(uid, documentId)
  await seatFreed(freedSeatOf)
  return isErased
}

/** `POST /api/private-page/erase` with `token`: all that belongs to it goes, the token too. */
export const eraseOnPage = onPageThatOffers('erase', async ({ opened, token }) => {
  if (await erase(opened)) return { success: true }
  // Withdrawn at the same moment: the receipt goes as well.
  const receipt = await openWith(token)
  return { success: true, ...(!(receipt && (await erase(receipt))) && { already: true }) }
})

/** `POST /api/private-page/correct` with `token`, `email` and `phone`; an address is to be confirmed where `isAddressAsked` says so. */
export const correctOnPage = onPageThatOffers('correct', async ({ opened: { uid, documentId }, body }) => {
  const submission: Submission | null = await strapi.db.query(uid).findOne({ where: { documentId } })
  return submission ? { success: true, ...(await correctContact(uid, submission, body)) } : FAILED
})

/** `POST /api/private-page/correct-answers` with `token` and `answers`, a record of texts by the names of questions; what is not in it stays as it is. */
export const correctAnswersOnPage = onPageThatOffers('correctAnswers', async ({ opened: { uid, documentId }, body }) =>
  (await correctAnswers(uid, documentId, body)) ? { success: true } : { success: false, isClosed: true },
)

/** `POST /api/private-page/add-file` with `token` and the id of a `file` that was uploaded. */
export const addFileOnPage = onPageThatOffers('addFile', async ({ opened: { uid, documentId }, body }) => ({
  success: await addFile(uid, documentId, body),
}))

/** `POST /api/private-page/download` with `token` and `language`: all of it as a ZIP archive; in JSON why there is none. */
export const downloadOnPage = onPage(async ({ opened: { uid, documentId }, shown, language }, context): Promise<Answer | Readable> => {
  if (!shown.actions.includes('download')) return refusalOf('download', shown)
  const submission: Submission | null = await strapi.db.query(uid).findOne({ where: { documentId } })
  if (!submission) return FAILED
  context.set('content-type', 'application/zip')
  return archiveOf(uid, submission, shown, language)
})

/** `POST /api/private-page/confirm` with the `token` of the mail to a new address. */
export const confirmOnPage = (context: Context) =>
  answerRefusals(context, async () => {
    const { data } = sent.safeParse(context.request.body)
    const opened = data && (await openWith(data.token, 'address'))
    const confirmed = opened ? await confirmAddress(opened) : 'over'
    return { success: confirmed === 'done' || confirmed === 'already', ...(confirmed === 'taken' && { isTaken: true }) }
  })
