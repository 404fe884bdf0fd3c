import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { z } from 'zod'
import { forAdministrators, registerAdminRoutes } from '../admin-routes'
import { recordAction } from '../audit/record'
import { message, personLanguage } from '../messages'
import { uidOf } from '../uids'
import { attempt, codeTurns } from './attempts'
import { isStrict, strictAmong } from './required'
import { type AccountScope, scopesOf, setScope } from './scope'
import { beginFactor, confirmFactor, dropFactor, factorOf, factorRow, factorsOf, type FactorView, renewRecoveryCodes } from './second-factor'
import { endSessions, sessionsOf, type SessionView } from './sessions'
import { confirmSelf } from './step-up/confirm'
import { requireStepUp, steppedUp } from './step-up/require'
import { LONGEST_TYPED, readTypedCode } from './typed-code'

type Role = { id: number; code: string; name: string }
type User = { id: number; email: string; firstname: string | null; lastname: string | null; isActive: boolean; roles: Role[] }

/** What somebody sees of their own account. */
export type OwnAccount = { secondFactor: FactorView & { isRequired: boolean }; sessions: SessionView[] }

/** An account as administrators see it. */
export type AccountView = OwnAccount & { id: number; name: string; email: string; isActive: boolean; roles: string[]; scope: AccountScope; isOwn: boolean }

/** What a reviewer can be limited to. */
export type Choice = { id: string; title: string }
export type Accounts = { accounts: AccountView[]; departments: Choice[]; projects: Choice[] }

/** More accounts are no list that somebody reads. */
const MOST = 300

function parse<S extends z.ZodType>(schema: S, { request }: Context): z.output<S> {
  const { success, data } = schema.safeParse(Object(request).body ?? {})
  if (!success) throw new errors.ValidationError('This is malformed.')
  return data
}

const withCode = z.object({ code: z.string().max(LONGEST_TYPED) })
const withSession = z.object({ session: z.string().max(100).optional() })
const ids = z.array(z.string().min(1).max(50)).max(500)
const withScope = z.object({ departments: ids, projects: ids })

/** Whoever asks, signed in and not by a token: that is not for changing how one signs in. */
function own({ state }: Context): User {
  if (!state.session) throw new errors.ForbiddenError()
  return state.user
}

const currentSession = ({ state }: Context): string => state.session.id

async function answerOwn(context: Context, more: Record<string, unknown> = {}): Promise<void> {
  const { id, roles } = own(context)
  const sessions = (await sessionsOf([id], currentSession(context))).get(id) ?? []
  const account: OwnAccount = { secondFactor: { ...(await factorOf(id)), isRequired: await isStrict(roles) }, sessions }
  context.body = { data: { ...account, ...more } }
}

async function begin(context: Context): Promise<void> {
  context.body = { data: await beginFactor(own(context)) }
}

/** Whoever was signed in elsewhere without it signs in again. */
async function confirm(context: Context): Promise<void> {
  const user = own(context)
  const code = readTypedCode(parse(withCode, context).code)
  const recoveryCodes = await attempt(user, () => confirmFactor(user.id, code), codeTurns(context, user.id, await factorRow(user.id)))
  await recordAction({ action: 'secondFactorOn' })
  await endSessions(user.id, { except: currentSession(context) })
  await answerOwn(context, { recoveryCodes })
}

async function renew(context: Context): Promise<void> {
  const user = own(context)
  const recoveryCodes = await renewRecoveryCodes(user.id)
  await recordAction({ action: 'recoveryCodesMade' })
  await answerOwn(context, { recoveryCodes })
}

async function switchOff(context: Context): Promise<void> {
  const user = own(context)
  if (await isStrict(user.roles)) throw new errors.ApplicationError(message('factorRequired'))
  await requireStepUp(context)
  await dropFactor(user.id)
  await recordAction({ action: 'secondFactorOff' })
  await answerOwn(context)
}

/** Ends one session, or all but that of whoever asks. */
async function endOwn(context: Context): Promise<void> {
  const { id } = own(context)
  const { session } = parse(withSession, context)
  if (session !== currentSession(context)) await requireStepUp(context)
  await endSessions(id, session ? { only: session } : { except: currentSession(context) })
  await recordAction({ action: 'sessionEnded' })
  if (session === currentSession(context)) context.body = { data: null }
  else await answerOwn(context)
}

type Titled = { documentId: string; locale: string; title: string | null }

/** The documents of a type by their titles, in the language of whoever asks where they have one. */
async function choices(uid: UID.ContentType): Promise<Choice[]> {
  const rows: Titled[] = await strapi.db.query(uid).findMany({ where: { publishedAt: null }, select: ['documentId', 'locale', 'title'] })
  const language = personLanguage()
  const titles = new Map<string, string>()
  for (const { documentId, locale, title } of rows) if (locale === language || !titles.has(documentId)) titles.set(documentId, title ?? documentId)
  return [...titles].map(([id, title]) => ({ id, title })).sort((one, other) => one.title.localeCompare(other.title, language))
}

async function answerAccounts(context: Context): Promise<void> {
  const users: User[] = await strapi.db.query('admin::user').findMany({ populate: ['roles'], orderBy: { id: 'asc' }, limit: MOST })
  const userIds = users.map(({ id }) => id)
  const [factors, sessions, scopes, strict] = await Promise.all([
    factorsOf(userIds),
    sessionsOf(userIds, currentSession(context)),
    scopesOf(userIds),
    strictAmong(users.flatMap(({ roles }) => roles)),
  ])
  const accounts = users.map(
    ({ id, email, firstname, lastname, isActive, roles }): AccountView => ({
      id,
      name: [firstname, lastname].filter(Boolean).join(' ') || email,
      email,
      isActive,
      roles: roles.map(({ code }) => code),
      secondFactor: { ...(factors.get(id) ?? { isOn: false, since: null, recoveryCodesLeft: 0 }), isRequired: roles.some((role) => strict.has(role.id)) },
      sessions: sessions.get(id) ?? [],
      scope: scopes.get(id) ?? { departments: [], projects: [] },
      isOwn: id === context.state.user.id,
    }),
  )
  const [departments, projects] = await Promise.all([choices(uidOf('department')), choices(uidOf('project'))])
  context.body = { data: { accounts, departments, projects } satisfies Accounts }
}

async function other(context: Context): Promise<number> {
  const id = Number(context.params.id)
  const user: { id: number } | null = await strapi.db.query('admin::user').findOne({ where: { id }, select: ['id'] })
  if (!user) throw new errors.NotFoundError()
  return user.id
}

const about = (id: number) => ({ uid: 'admin::user', documentId: String(id) })

async function endOthers(context: Context): Promise<void> {
  const id = await other(context)
  const { session } = parse(withSession, context)
  await endSessions(id, { only: session })
  await recordAction({ action: 'sessionEnded', ...about(id) })
  await answerAccounts(context)
}

/** For whoever has lost telephone and recovery codes: they sign in by password alone, or set it up anew where their role requires it. */
async function reset(context: Context): Promise<void> {
  const id = await other(context)
  if (id === context.state.user.id) throw new errors.ApplicationError(message('factorOwn'))
  await strapi.db.transaction(async () => {
    await dropFactor(id)
    await endSessions(id)
    await recordAction({ action: 'secondFactorOff', ...about(id) })
  })
  await answerAccounts(context)
}

async function limit(context: Context): Promise<void> {
  const id = await other(context)
  const scope = parse(withScope, context)
  await strapi.db.transaction(async () => {
    await setScope(id, scope)
    const detail = [...scope.departments, ...scope.projects].join(' ')
    await recordAction({ action: 'scopeChanged', ...about(id), detail })
  })
  await answerAccounts(context)
}

/**
 * For whoever is signed in: `GET /own-account` and `POST /own-account/…` for the second step and the sessions of their own. For
 * administrators: `GET /accounts`, and `POST /accounts/:id/…` that end sessions, reset the second step and limit what a reviewer sees.
 */
export function registerAccounts(strapi: Core.Strapi): void {
  registerAdminRoutes(strapi, [
    { path: '/own-account', handler: (context) => answerOwn(context) },
    { method: 'POST', path: '/own-account/step-up', handler: confirmSelf },
    { method: 'POST', path: '/own-account/second-step/begin', handler: steppedUp(begin) },
    { method: 'POST', path: '/own-account/second-step/confirm', handler: steppedUp(confirm) },
    { method: 'POST', path: '/own-account/second-step/recovery-codes', handler: steppedUp(renew) },
    { method: 'POST', path: '/own-account/second-step/off', handler: switchOff },
    { method: 'POST', path: '/own-account/sessions/end', handler: endOwn },
    { path: '/accounts', handler: forAdministrators(answerAccounts) },
    { method: 'POST', path: '/accounts/:id/sessions/end', handler: forAdministrators(steppedUp(endOthers)) },
    { method: 'POST', path: '/accounts/:id/second-step/reset', handler: forAdministrators(steppedUp(reset)) },
    { method: 'POST', path: '/accounts/:id/scope', handler: forAdministrators(steppedUp(limit)) },
  ])
}
