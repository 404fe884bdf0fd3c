import type { Core } from '@strapi/strapi'
import { personLanguage } from '../messages'
import { wakeOutbox } from '../outbox/outbox'
import { queueNotice } from './notices'

type Account = { id: number; email: string; preferedLanguage: string | null }
type Auth = Record<string, unknown>

/**
 * Sends the mail for a new password by the outbox, in the language of the account: Strapi's own is one text for all languages, and is lost while
 * no mail server answers.
 */
export function mailNewPasswords(strapi: Core.Strapi): void {
  strapi.get('services').extend('admin::auth', (auth: Auth) => ({
    ...auth,
    async forgotPassword({ email }: { email?: string } = {}) {
      const account: Account | null = email ? await strapi.db.query('admin::user').findOne({ where: { email, isActive: true } }) : null
      if (!account) return
      await queueNotice(account, 'passwordReset', { email: account.email, preferedLanguage: account.preferedLanguage ?? personLanguage() })
      wakeOutbox()
    },
  }))
}

/** Milliseconds for which the link holds. */
export const RESET_HOLDS = 60 * 60 * 1000

/** Gives an account a token for a new password, and the page that takes it. */
export async function newPasswordLink(userId: number): Promise<string> {
  const resetPasswordToken: string = strapi.service('admin::token').createToken()
  const resetPasswordTokenExpiresAt = new Date(Date.now() + RESET_HOLDS)
  await strapi.db.query('admin::user').updateMany({ where: { id: userId }, data: { resetPasswordToken, resetPasswordTokenExpiresAt } })
  return `${String(strapi.config.get('admin.absoluteUrl'))}/auth/reset-password?code=${resetPasswordToken}`
}
