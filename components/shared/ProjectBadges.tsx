import { getTranslations } from '@/lib/i18n/translations'
import { NEW_BADGE_DAYS, type Project } from '@/lib/entities/projects'
import type { Locale } from '@/rules/languages'
import { ProjectStatusBadge } from './ProjectStatusBadge'
import styles from './cards.module.css'

const DAY = 86_400_000

/** The moment at which a project stops being new, or null when it is not new now. (Requirements, section 9) */
export function newUntil(creationDate: string | null, now = Date.now()): number | null {
  const created = Date.parse(creationDate ?? '')
  const until = created + NEW_BADGE_DAYS * DAY
  return created <= now && now < until ? until : null
}

/** Says 'new' until a moment (milliseconds since 1970); `Expiry` takes it away in pages that are read later. */
function NewBadge({ until, label }: { until: number; label: string }) {
  return (
    <span className="badge badge-gold" data-until={until}>
      {label}
    </span>
  )
}

type Props = { project: Pick<Project, 'projectStatus' | 'creationDate'>; locale: Locale }

/** The state of a project and whether it is new. (Requirements, section 4) */
export async function ProjectBadges({ project, locale }: Props) {
  const t = await getTranslations({ locale, namespace: 'projects' })
  const until = newUntil(project.creationDate)
  return (
    <div className={styles.badges}>
      <ProjectStatusBadge status={project.projectStatus} locale={locale} />
      {until && <NewBadge until={until} label={t('new')} />}
    </div>
  )
}
