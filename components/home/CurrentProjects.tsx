import { getTranslations } from '@/lib/i18n/translations'
import { ProjectCard } from '@/components/shared/ProjectCard'
import type { Project } from '@/lib/entities/projects'
import { path, routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { CardCarousel } from './CardCarousel'
import styles from './cards.module.css'

/** (Requirements, section 9) */
const DELAY = 6000
const LOOP_ABOVE = 3

/** Up to nine projects. (Requirements, sections 2 and 9) */
export async function CurrentProjects({ locale, projects }: { locale: Locale; projects: Project[] }) {
  const t = await getTranslations({ locale, namespace: 'home.projects' })
  const count = projects.length
  return (
    <CardCarousel
      locale={locale}
      name="projects"
      id="current_projects"
      options={{ delay: DELAY, loop: count > LOOP_ABOVE }}
      words={{ eyebrow: t('eyebrow'), title: t('title'), all: t('all'), empty: t('empty') }}
      href={path(locale, routes.projects)}
      className={`${styles.projects} ${count < LOOP_ABOVE ? styles.few : ''}`}
    >
      {projects.map((project) => (
        <li key={project.documentId}>
          <ProjectCard project={project} locale={locale} />
        </li>
      ))}
    </CardCarousel>
  )
}
