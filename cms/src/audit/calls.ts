import type { Context } from 'koa'
import { SUBMISSIONS } from '../content-types'
import type { Action } from './actions'

/** What a call has done, and with which documents. */
export type Call = { action: Action; uid?: string; ids?: (context: Context) => string[]; detail?: (context: Context) => string | undefined }

const text = (value: unknown): string[] => (typeof value === 'string' || typeof value === 'number' ? [String(value)] : [])
const list = (value: unknown): string[] => (Array.isArray(value) ? value.flatMap(text) : [])

const body = (context: Context): Record<string, unknown> => Object(Object(context.request).body)
const answered = (context: Context): Record<string, unknown> => Object(Object(context.body).data)

const named = (context: Context): string[] => text(context.params?.id)
const made = (context: Context): string[] => text(answered(context).id)
const listed = (context: Context): string[] => list(body(context).ids)

/** Strapi puts it among what was sent. */
const ADDED = 'updatedAt'

/** Which fields were sent, and none of what they hold but whether an account is active. */
function fields(context: Context): string {
  const sent = body(context)
  return Object.keys(sent)
    .filter((name) => name !== ADDED)
    .map((name) => (name === 'isActive' ? `isActive=${String(sent.isActive)}` : name))
    .join(', ')
}

const about = (uid: string, action: Action, ids = named): Call => ({ action, uid, ids })

const USER = 'admin::user'
const ROLE = 'admin::role'
const API_TOKEN = 'admin::api-token'
const TRANSFER_TOKEN = 'admin::transfer-token'

const tokens = (path: string, uid: string): Record<string, Call> => ({
  [`POST ${path}`]: about(uid, 'tokenMade', made),
  [`PUT ${path}/:id`]: about(uid, 'tokenChanged'),
  [`POST ${path}/:id/regenerate`]: about(uid, 'tokenChanged'),
  [`DELETE ${path}/:id`]: about(uid, 'tokenDeleted'),
})

/** Of what Strapi itself offers. */
const CALLS: Record<string, Call> = {
  'GET /outbox': { action: 'mailsSeen' },
  'POST /admin/logout': { action: 'signOut' },
  'POST /admin/register': about(USER, 'registered', (context) => text(Object(answered(context).user).id)),
  'POST /admin/register-admin': about(USER, 'userMade', (context) => text(Object(answered(context).user).id)),
  'POST /admin/reset-password': about(USER, 'passwordReset', (context) => text(Object(answered(context).user).id)),
  'PUT /admin/users/me': { action: 'accountChanged', detail: fields },
  'DELETE /admin/users/me/sessions': { action: 'sessionEnded' },
  'DELETE /admin/users/me/sessions/:sessionId': { action: 'sessionEnded' },
  'POST /admin/users': about(USER, 'userMade', made),
  'PUT /admin/users/:id': { ...about(USER, 'userChanged'), detail: fields },
  'DELETE /admin/users/:id': about(USER, 'userDeleted'),
  'POST /admin/users/batch-delete': about(USER, 'userDeleted', listed),
  'POST /admin/roles': about(ROLE, 'roleMade', made),
  'PUT /admin/roles/:id': about(ROLE, 'roleChanged'),
  'DELETE /admin/roles/:id': about(ROLE, 'roleDeleted'),
  'POST /admin/roles/batch-delete': about(ROLE, 'roleDeleted', listed),
  'PUT /admin/roles/:id/permissions': about(ROLE, 'permissionsChanged'),
  ...tokens('/admin/api-tokens', API_TOKEN),
  ...tokens('/admin/admin-tokens', API_TOKEN),
  ...tokens('/admin/transfer/tokens', TRANSFER_TOKEN),
}

const ofType = (context: Context): string => String(context.params?.uid ?? context.params?.model ?? '')
const document = (context: Context): string[] => text(context.params?.documentId ?? context.params?.submissionId ?? context.params?.id)

/** Of what visitors have sent, by Strapi's pages; the type stands in the address. Our own calls write down what they do. */
const SUBMISSION_CALLS: Record<string, Omit<Call, 'uid'>> = {
  'GET /content-manager/collection-types/:model': { action: 'listSeen' },
  'GET /content-manager/collection-types/:model/:id': { action: 'submissionSeen', ids: document },
  'PUT /content-manager/collection-types/:model/:id': { action: 'submissionChanged', ids: document },
  'GET /outbox/:uid/:submissionId': { action: 'mailsSeen', ids: document },
}

/** A list of what was edited last, of everything that somebody may read. */
const RECENT = 'GET /content-manager/homepage/recent-documents'

const listsSubmissions = (context: Context): boolean => {
  const { data }: { data?: unknown } = Object(context.body)
  return Array.isArray(data) && data.some((listed) => SUBMISSIONS.includes(String(Object(listed).contentTypeUid)))
}

/** Whatever else is changed below these is a setting. */
const SETTINGS = /^\/(admin|i18n|email|content-type-builder)\/|^\/(upload|content-manager)\/.*(settings|configuration)$/

/** Calls that change nothing although they are no readings, and what is written down by whoever carries it out. */
const NO_CHANGE = new Set([
  'POST /admin/login',
  'POST /admin/access-token',
  'POST /admin/forgot-password',
  'POST /admin/permissions/check',
  'PUT /admin/homepage/layout',
  'POST /i18n/content-manager/actions/get-non-localized-fields',
])

/** What a call that was answered has done; undefined of what is not written down. */
export function callOf(method: string, route: string, context: Context): Call | undefined {
  const key = `${method} ${route}`
  const ofSubmission = SUBMISSION_CALLS[key]
  if (ofSubmission) return SUBMISSIONS.includes(ofType(context)) ? { ...ofSubmission, uid: ofType(context) } : undefined
  if (key === RECENT) return listsSubmissions(context) ? { action: 'listSeen' } : undefined
  const known = CALLS[key]
  if (known) return known
  if (method === 'GET' || NO_CHANGE.has(key) || !SETTINGS.test(route)) return undefined
  return { action: 'settingChanged', detail: () => key }
}
