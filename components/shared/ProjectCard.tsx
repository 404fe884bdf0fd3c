import { getTranslations } from '@/lib/i18n/translations'
import { type Project, projects } from '@/lib/entities/projects'
import type { Locale } from '@/rules/languages'
import { DocumentCard } from './DocumentCard'
import { ProjectBadges } from './ProjectBadges'

/** A project in a list or carousel; without its date, of which the badges say enough. */
export async function ProjectCard({ project, locale, isFirst }: { project: Project; locale: Locale; isFirst?: boolean }) {
  const t = await getTranslations({ locale, namespace: 'projects' })
  const brief = { ...projects.brief(locale, project), date: null }
  return <DocumentCard brief={brief} locale={locale} more={t('details')} badges={<ProjectBadges project={project} locale={locale} />} isFirst={isFirst} />
}
