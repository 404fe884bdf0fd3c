import { getTranslations } from '@/lib/i18n/translations'
import { formatNumber } from '@/lib/i18n/format'
import type { Locale } from '@/rules/languages'
import type { Totals } from './load-events'
import styles from './EventsStats.module.css'

type Props = { locale: Locale; totals: Totals }

/** How many events there are, whatever is filtered; away when that is not known. */
export async function EventsStats({ locale, totals: { upcoming, past } }: Props) {
  if (upcoming === null || past === null) return null
  const t = await getTranslations({ locale, namespace: 'events.list' })
  const figures = [
    [t('statUpcoming'), upcoming],
    [t('statPast'), past],
    [t('statTotal'), upcoming + past],
  ] as const
  return (
    <dl id="events-stats" className={styles.stats}>
      {figures.map(([name, count]) => (
        <div key={name} className="card">
          <dt>{name}</dt>
          <dd>{formatNumber(locale, count)}</dd>
        </div>
      ))}
    </dl>
  )
}
