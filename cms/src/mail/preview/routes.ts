import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { READ, registerAdminRoutes, UPDATE } from '../../admin-routes'
import { takeTurns } from '../../limits'
import { message } from '../../messages'
import { nameOf } from '../../outbox/failure'
import { sendMail } from '../../outbox/mailer'
import { inLanguage, type InLanguages } from '../../rules/languages'
import { TEMPLATE } from '../../uids'
import { previewMail, problemsIn, sampleMail, type Typed, typed } from './preview'

/** So that nobody takes it for a real one. */
const MARK: InLanguages<string> = { ar: '[تجربة]', en: '[Test]', de: '[Test]' }

/** What was typed, by somebody who may do that with templates. */
function asked({ state, request }: Context, action: string): Typed {
  if (!state.userAbility.can(action, TEMPLATE)) throw new errors.ForbiddenError()
  const { success, data } = typed.safeParse(request.body)
  if (!success) throw new errors.ValidationError('This is no mail.')
  return data
}

async function preview(context: Context): Promise<void> {
  context.body = { data: await previewMail(asked(context, READ)) }
}

/** To the account's own address and no other: what is typed here is sent in our name. */
async function test(context: Context): Promise<void> {
  const mail = asked(context, UPDATE)
  const problems = problemsIn(mail)
  if (problems.length > 0) throw new errors.ValidationError(problems.join('\n'))
  const { id, email }: { id: number; email: string } = context.state.user
  const wait = await takeTurns([{ limit: 'CONTENT_LIMIT_TEST_MAIL_HOUR', of: String(id) }])
  if (wait > 0) throw new errors.RateLimitError(message('testMailLimit', String(Math.ceil(wait / 60))))
  const sample = await sampleMail(mail)
  try {
    await sendMail({ ...sample, to: email, subject: `${inLanguage(MARK, mail.language)} ${sample.subject}` })
  } catch (error) {
    throw new errors.ApplicationError(message('testMailFailed', nameOf(error)))
  }
  context.body = { data: { to: email } }
}

/**
 * `POST /mail-preview` for the admin: a template as it is typed, filled with sample values, and what is wrong with it; `POST
 * /mail-preview/test` sends that to whoever asks.
 */
export function registerMailPreview(strapi: Core.Strapi): void {
  registerAdminRoutes(strapi, [
    { method: 'POST', path: '/mail-preview', handler: preview },
    { method: 'POST', path: '/mail-preview/test', handler: test },
  ])
}
