import { useTranslations } from 'next-intl'
import type { ProjectStatus } from '@/lib/content/projects'

const looks: Record<Exclude<ProjectStatus, 'neutral'>, string> = {
  active: 'badge',
  nonactive: 'badge badge-muted',
  suspended: 'badge badge-danger',
  upcoming: 'badge badge-gold',
  completed: 'badge badge-muted',
}

/** The state of a project or campaign; a state that is not known shows nothing. (Specification, section 4) */
export function ProjectStatusBadge({ status }: { status: ProjectStatus }) {
  const t = useTranslations('projects.status')
  return status === 'neutral' ? null : <span className={looks[status]}>{t(status)}</span>
}
