import type { Core } from '@strapi/strapi'
import { answerRefusals, type Context } from '../requests/answer'
import { type FormName, FORMS, pathTo } from '../rules/forms'
import { submissionUid } from '../uids'
import { linkAction, verifyAction } from '../verification/routes'
import { acceptSeat } from './accept'
import { cancelRegistration } from './cancel'
import { createAction } from './create'
import { departmentDuplicate, projectDuplicate } from './duplicates'
import type { Kind } from './kind'
import { kinds } from './kinds'

type Action = { method: 'GET' | 'POST'; path: string; act: (context: Context) => unknown }

/** What else is asked of what was sent. */
const MORE: Partial<Record<FormName, Record<string, Action>>> = {
  department: {
    verify: { method: 'POST', path: '/departments-applications/verify', act: verifyAction(submissionUid('department')) },
    checkDuplicate: {
      method: 'GET',
      path: '/departments-applications/check-duplicate',
      act: (context) => answerRefusals(context, () => departmentDuplicate(context)),
    },
  },
  registration: {
    cancel: { method: 'POST', path: '/event-registrations/cancel', act: linkAction(submissionUid('registration'), cancelRegistration) },
    accept: { method: 'POST', path: '/event-registrations/accept', act: linkAction(submissionUid('registration'), acceptSeat) },
  },
  volunteer: {
    verify: { method: 'POST', path: '/project-submissions/verify', act: verifyAction(submissionUid('volunteer')) },
    checkDuplicate: { method: 'GET', path: '/project-submissions', act: (context) => answerRefusals(context, () => projectDuplicate(context)) },
  },
}

/** Gives what visitors send the routes and the actions to be sent by, before those are started. Nothing that was sent can be read. */
export function registerSubmissions(strapi: Core.Strapi): void {
  for (const form of FORMS) {
    const kind: Kind = kinds[form]
    const { uid, alias } = kind
    const paths = alias ? [alias, pathTo(form)] : [pathTo(form)]
    const more = Object.entries(MORE[form] ?? {})
    const routeTo = (action: string, path: string, method: 'GET' | 'POST' = 'POST') => ({ method, path, handler: `${uid}.${action}`, config: {}, info: {} })
    strapi.api(strapi.contentType(uid).info.singularName).routes = {
      submission: {
        type: 'content-api',
        routes: [...paths.map((path) => routeTo('create', path)), ...more.map(([action, { path, method }]) => routeTo(action, path, method))],
      },
    }
    strapi.get('controllers').set(uid, { create: createAction(kind), ...Object.fromEntries(more.map(([action, { act }]) => [action, act])) })
  }
}
