import { getTranslations } from '@/lib/i18n/translations'
import type { Locale } from '@/rules/languages'
import { calendarUrl } from './events-calendar'
import styles from './Subscribe.module.css'

/** All events for the visitor's own calendar: a link that opens it, and the address for calendars that no link opens. */
export async function Subscribe({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'events.list' })
  const url = calendarUrl(locale)
  return (
    <section className={`wrap no-print ${styles.subscribe}`} aria-labelledby="subscribe-title">
      <h2 id="subscribe-title">{t('calendarTitle')}</h2>
      <p>{t('calendarText')}</p>
      <a className="btn btn-ghost" href={url.replace(/^https?:/, 'webcal:')}>
        {t('subscribe')}
      </a>
      <p className={styles.address}>
        {t('calendarAddress')} <bdi dir="ltr">{url}</bdi>
      </p>
    </section>
  )
}
