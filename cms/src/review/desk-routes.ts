import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { z } from 'zod'
import { registerAdminRoutes } from '../admin-routes'
import { recordAction } from '../audit/record'
import { type Language, LANGUAGES } from '../labels/language'
import { type About, bodyOf, NOTES_FIELD, reviewerOf, submissionRead, submissionWritten } from './access'
import { paragraph, paragraphOrEmpty } from '../rules/fields/text'
import { assign } from './assign'
import { deskOf } from './desk'
import { addNote } from './notes'
import { askForOpinion, giveOpinion, VOTES } from './opinions'
import { applicationKind } from './queue/applications'

const languageOf = ({ query }: Context): Language => LANGUAGES.find((language) => language === query.language) ?? 'en'

const person = z.number().int().positive()

const noted = z.object({ text: paragraph(5000), attempt: z.uuid() })
const assigned = z.object({ to: person.nullable(), was: person.nullable() })
const asked = z.object({ personId: person, question: paragraphOrEmpty(2000) })
const said = z.object({ vote: z.enum(VOTES), text: paragraphOrEmpty(5000) })

async function read(context: Context): Promise<void> {
  const { about, stored } = await submissionRead(context)
  await recordAction({ action: 'submissionSeen', ...about, reference: stored.reference })
  await answer(context)
}

/** All that is known after a call, so that the page shows what others have done meanwhile. */
async function answer(context: Context): Promise<void> {
  const read = await submissionRead(context)
  if (!applicationKind(read.about.uid)) throw new errors.NotFoundError()
  context.body = { data: await deskOf(context, read, languageOf(context)) }
}

/** The application that is written about, by somebody who may. */
async function reviewed(context: Context): Promise<About> {
  const { about } = await submissionWritten(context, NOTES_FIELD)
  if (!applicationKind(about.uid)) throw new errors.NotFoundError()
  return about
}

async function note(context: Context): Promise<void> {
  const about = await reviewed(context)
  const { text, attempt } = bodyOf(noted, context)
  await addNote(about, reviewerOf(context), text, attempt)
  await recordAction({ action: 'noteWritten', ...about })
  await answer(context)
}

async function giveTo(context: Context): Promise<void> {
  const about = await reviewed(context)
  const { to, was } = bodyOf(assigned, context)
  await assign(about, to, was)
  await answer(context)
}

async function ask(context: Context): Promise<void> {
  const about = await reviewed(context)
  const { personId, question } = bodyOf(asked, context)
  await askForOpinion(about, reviewerOf(context), personId, question)
  await answer(context)
}

async function say(context: Context): Promise<void> {
  const about = await reviewed(context)
  const { vote, text } = bodyOf(said, context)
  await giveOpinion(about, reviewerOf(context), vote, text)
  await recordAction({ action: 'rated', ...about })
  await answer(context)
}

/**
 * For the admin, with the session of somebody who may read applications: `GET /submissions/:uid/:documentId/desk` gives all that is known
 * of one; a `POST` to `…/notes` adds a note, one to `…/assignment` gives it to somebody, one to `…/opinions` asks a colleague, one to
 * `…/opinion` says one's own.
 */
export function registerDesk(strapi: Core.Strapi): void {
  registerAdminRoutes(strapi, [
    { path: '/submissions/:uid/:documentId/desk', handler: read },
    { method: 'POST', path: '/submissions/:uid/:documentId/notes', handler: note },
    { method: 'POST', path: '/submissions/:uid/:documentId/assignment', handler: giveTo },
    { method: 'POST', path: '/submissions/:uid/:documentId/opinions', handler: ask },
    { method: 'POST', path: '/submissions/:uid/:documentId/opinion', handler: say },
  ])
}
