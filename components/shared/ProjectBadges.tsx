import { getTranslations } from 'next-intl/server'
import type { Project } from '@/lib/entities/projects'
import type { Locale } from '@/rules/languages'
import { newUntil } from './new-until'
import { ProjectStatusBadge } from './ProjectStatusBadge'
import styles from './cards.module.css'

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
