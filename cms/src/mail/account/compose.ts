import { newPasswordLink } from '../../accounts/forgot-password'
import { type Notice, stoppableUntil } from '../../accounts/notices'
import { publicUrl } from '../../environment'
import { dateOf } from '../../events/words'
import type { Composed, Mail } from '../../outbox/mail'
import type { Locale } from '../../rules/languages'
import { ACCOUNT_NOTICE } from '../../uids'
import type { Text } from '../defaults'
import { render, type Values } from '../render'
import { stopLink } from './link'
import { changeText, resetText, stoppedText } from './words'

type Account = { email: string; firstname: string | null; isActive: boolean }

const momentOf = (at: Date, language: Locale): string => dateOf({ startDate: at.toISOString(), endDate: null, timeZone: null }, language)

async function contentOf(notice: Notice, account: Account, language: Locale): Promise<{ text: Text; values: Values } | null> {
  const name = account.firstname ?? ''
  const date = momentOf(new Date(notice.createdAt), language)
  switch (notice.kind) {
    case 'passwordReset':
      // Another address, or none any more: it was asked for before that was changed.
      if (!account.isActive || account.email !== notice.email) return null
      return { text: resetText(language), values: { name, link: await newPasswordLink(notice.userId) } }
    case 'stopped':
      return { text: stoppedText(language), values: { date, account: account.email, link: `${publicUrl()}/admin/audit-trail` } }
    default: {
      const values = { name, date, address: notice.email, until: momentOf(stoppableUntil(notice), language), link: stopLink(notice.documentId, language) }
      return { text: changeText(notice.kind, language), values }
    }
  }
}

/** A mail about an account, or null when the account is there no more. */
export async function composeAccountMail({ language, documentId }: Pick<Composed, 'language' | 'documentId'>): Promise<Mail | null> {
  const notice: Notice | null = await strapi.db.query(ACCOUNT_NOTICE).findOne({ where: { documentId } })
  const account: Account | null = notice && (await strapi.db.query('admin::user').findOne({ where: { id: notice.userId } }))
  const content = notice && account && (await contentOf(notice, account, language))
  return notice && content && { to: notice.email, ...render(content.text, content.values, language) }
}
