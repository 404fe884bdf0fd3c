import type { Core } from '@strapi/strapi'
import { SUBMISSIONS } from '../content-types'
import { APPLICANT_FILE, TOKEN } from '../uids'

/** The actions of the content API that its routes name. */
const actions = (strapi: Core.Strapi): string[] => [
  ...new Set(
    Object.values(strapi.apis).flatMap((api) =>
      Object.values(api.routes ?? {}).flatMap((router) => router.routes.flatMap(({ handler }) => (typeof handler === 'string' ? [handler] : []))),
    ),
  ),
]

/** Files are sent before the submission that they belong to, and a lost mail is asked for after it. */
const belongsToSubmissions = (action: string) => [...SUBMISSIONS, APPLICANT_FILE, TOKEN].some((uid) => action.startsWith(`${uid}.`))

/** Reading content: every route of a content type only reads. */
export const readActions = (strapi: Core.Strapi): string[] => actions(strapi).filter((action) => !belongsToSubmissions(action))

/** What visitors send and ask about what they have sent. No action of them gives a record. */
export const submissionActions = (strapi: Core.Strapi): string[] => actions(strapi).filter(belongsToSubmissions)
