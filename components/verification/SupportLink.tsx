import { getTranslations } from '@/lib/i18n/translations'
import { ExternalLink, Link } from '@/components/ui/Link'
import { path, routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { getContactInfo } from '@/lib/content/contact-info'

/** Where support is reached in a chat, or null: also when the content service does not answer, as the page must show then too. */
async function supportLink(locale: Locale): Promise<string | null> {
  const contact = await getContactInfo(locale).catch(() => null)
  return contact?.whatsapp ?? null
}

/** The way to support: a chat, or the contact page where none is known. */
export async function SupportLink({ locale }: { locale: Locale }) {
  const [t, chat] = await Promise.all([getTranslations({ locale }), supportLink(locale)])
  return chat ? (
    <ExternalLink href={chat} className="btn btn-ghost" hint={t('common.newTab')}>
      {t('verification.support')}
    </ExternalLink>
  ) : (
    <Link href={path(locale, routes.contact)} className="btn btn-ghost">
      {t('verification.contact')}
    </Link>
  )
}
