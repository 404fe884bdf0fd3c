import { getTranslations } from 'next-intl/server'
import type { ProjectTimeline } from '@/lib/content/project-timelines'
import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/languages'
import styles from './Project.module.css'

type Props = { timelines: readonly ProjectTimeline[]; locale: Locale }

/** The periods in which people can take part, each as 'from - to'. (Specification, section 3) */
export async function ProjectPeriods({ timelines, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'projects' })
  const day = (value: string | null) => value && formatDate(locale, value)
  const periods = timelines.flatMap(({ documentId, fromDate, toDate }) => {
    const days = [day(fromDate), day(toDate)].filter(Boolean)
    return days.length > 0 ? [{ documentId, words: days.join(' – ') }] : []
  })
  if (periods.length === 0) return null
  return (
    <div className={styles.periods}>
      <h3>{t('periods')}</h3>
      <ul>
        {periods.map(({ documentId, words }) => (
          <li key={documentId}>{words}</li>
        ))}
      </ul>
    </div>
  )
}
