import { getTranslations } from '@/lib/i18n/translations'
import type { ProjectTimeline } from '@/lib/content/project-timelines'
import type { Locale } from '@/rules/languages'
import { periodWords } from './period-words'
import styles from './Project.module.css'

type Props = { timelines: readonly ProjectTimeline[]; locale: Locale }

/** The periods in which people can take part, each as 'from - to'. (Requirements, section 3) */
export async function ProjectPeriods({ timelines, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'projects' })
  const periods = timelines.flatMap((timeline) => {
    const words = periodWords(locale, timeline)
    return words ? [{ documentId: timeline.documentId, words }] : []
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
