import { Words } from '@/lib/i18n/Words'
import { getTranslations } from '@/lib/i18n/translations'
import type { Event } from '@/lib/entities/events'
import type { Locale } from '@/rules/languages'
import styles from './Agenda.module.css'

type Props = { items: Event['agenda']; locale: Locale }

/** What happens when, in order. */
export async function Agenda({ items, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'events.detail' })
  return (
    <section aria-labelledby="agenda-title">
      <h2 id="agenda-title">{t('agendaTitle')}</h2>
      <ol className={styles.agenda}>
        {items.map(({ time, title, description, speaker }, index) => (
          <li key={index}>
            {time && <bdi className={styles.time}>{time}</bdi>}
            <div className={styles.item}>
              {title && (
                <h3>
                  <Words locale={locale} text={title} />
                </h3>
              )}
              {description && (
                <p>
                  <Words locale={locale} text={description} />
                </p>
              )}
              {speaker && (
                <p className={styles.speaker}>
                  <bdi>{speaker}</bdi>
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
