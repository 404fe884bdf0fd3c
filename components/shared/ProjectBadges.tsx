import { useTranslations } from 'next-intl'
import type { Project } from '@/lib/content/projects'
import { newUntil } from './new-until'
import { NewBadge } from './NewBadge'
import { ProjectStatusBadge } from './ProjectStatusBadge'
import styles from './cards.module.css'

/** The state of a project and whether it is new. (Specification, section 4) */
export function ProjectBadges({ project }: { project: Pick<Project, 'projectStatus' | 'creationDate'> }) {
  const t = useTranslations('projects')
  const until = newUntil(project.creationDate)
  return (
    <div className={styles.badges}>
      <ProjectStatusBadge status={project.projectStatus} />
      {until && <NewBadge until={until} label={t('new')} />}
    </div>
  )
}
