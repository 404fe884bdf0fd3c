import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/Link'
import type { Locale } from '@/lib/i18n/languages'
import { path, routes } from '@/lib/i18n/paths'

type Props = { title: string; locale: Locale; email: string | null }

/** Registering by e-mail, for events without a registration page. */
export async function HowToRegister({ title, locale, email }: Props) {
  const t = await getTranslations({ locale, namespace: 'events.detail' })
  const href = email ? `mailto:${email}?subject=${encodeURIComponent(t('mailSubject', { title }))}` : path(locale, routes.contact)
  return (
    <p>
      {t.rich(email ? 'registerByMail' : 'registerByContact', {
        email: email ?? '',
        contact: (words) => (
          <Link href={href}>
            <bdi>{words}</bdi>
          </Link>
        ),
      })}
    </p>
  )
}
