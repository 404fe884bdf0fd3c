import { getTranslations } from '@/lib/i18n/translations'
import { Notice } from '@/components/shared/Notice'
import { ProjectCard } from '@/components/shared/ProjectCard'
import { SectionHead } from '@/components/shared/SectionHead'
import { Carousel } from '@/components/ui/carousel/Carousel'
import { CarouselControls } from '@/components/ui/carousel/CarouselControls'
import type { Project } from '@/lib/entities/projects'
import { path, routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { getCarouselLabels } from './carousel-labels'
import styles from './cards.module.css'

const ID = 'project-slides'

/** (Requirements, section 9) */
const DELAY = 6000
const LOOP_ABOVE = 3

/** Up to nine projects. (Requirements, sections 2 and 9) */
export async function CurrentProjects({ locale, projects }: { locale: Locale; projects: Project[] }) {
  const t = await getTranslations({ locale, namespace: 'home.projects' })
  const labels = await getCarouselLabels(locale)
  const count = projects.length
  return (
    <section data-far="" id="current_projects" className="section" aria-labelledby="projects-title">
      <div className="wrap">
        <SectionHead id="projects-title" eyebrow={t('eyebrow')} title={t('title')} link={{ href: path(locale, routes.projects), text: t('all') }}>
          {count > 1 && <CarouselControls carousel={ID} options={{ delay: DELAY, loop: count > LOOP_ABOVE }} labels={labels} />}
        </SectionHead>
        {count === 0 ? (
          <Notice title={t('empty')} />
        ) : (
          <Carousel id={ID} label={t('title')} className={`${styles.projects} ${count < LOOP_ABOVE ? styles.few : ''}`}>
            {projects.map((project) => (
              <li key={project.documentId}>
                <ProjectCard project={project} locale={locale} />
              </li>
            ))}
          </Carousel>
        )}
      </div>
    </section>
  )
}
