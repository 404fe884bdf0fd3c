import { getTranslations } from '@/lib/i18n/translations'
import type { ProjectStatus } from '@/lib/entities/projects'
import type { Locale } from '@/rules/languages'

const looks: Record<Exclude<ProjectStatus, 'neutral'>, string> = {
  active: 'badge',
  nonactive: 'badge badge-muted',
  suspended: 'badge badge-danger',
  upcoming: 'badge badge-gold',
  completed: 'badge badge-muted',
}

/** The state of a project or campaign; a state that is not known shows nothing. (Requirements, section 4) */
export async function ProjectStatusBadge({ status, locale }: { status: ProjectStatus; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'projects.status' })
  return status === 'neutral' ? null : <span className={looks[status]}>{t(status)}</span>
}
