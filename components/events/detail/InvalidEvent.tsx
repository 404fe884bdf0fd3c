import { getTranslations } from '@/lib/i18n/translations'
import { Link } from '@/components/ui/Link'
import { path, routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'

/** In place of an event that lacks its title or its date. (Requirements, section 2, event card) */
export async function InvalidEvent({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale })
  return (
    <section className="wrap section">
      <h1>{t('events.detail.errorTitle')}</h1>
      <p>{t('events.invalid')}</p>
      <p>
        <Link href={path(locale, routes.events)} className="btn">
          {t('missing.eventList')}
        </Link>
      </p>
    </section>
  )
}
