import { getTranslations } from '@/lib/i18n/translations'
import { Notice } from '@/components/shared/Notice'
import { ProjectCard } from '@/components/shared/ProjectCard'
import { SectionHead } from '@/components/shared/SectionHead'
import { Carousel, CarouselControls, CarouselSlides } from '@/components/ui/carousel/Carousel'
import { SlideList } from '@/components/ui/carousel/SlideList'
import type { Project } from '@/lib/entities/projects'
import { path, routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { getCarouselLabels } from './carousel-labels'
import styles from './cards.module.css'

/** (Requirements, section 9) */
const DELAY = 6000
const LOOP_ABOVE = 3

/** Up to nine projects. (Requirements, sections 2 and 9) */
export async function CurrentProjects({ locale, projects }: { locale: Locale; projects: Project[] }) {
  const t = await getTranslations({ locale, namespace: 'home.projects' })
  const labels = await getCarouselLabels(locale)
  const count = projects.length
  return (
    <Carousel options={{ delay: DELAY, loop: count > LOOP_ABOVE }}>
      <section data-far="" id="current_projects" className="section" aria-labelledby="projects-title">
        <div className="wrap">
          <SectionHead id="projects-title" eyebrow={t('eyebrow')} title={t('title')} link={{ href: path(locale, routes.projects), text: t('all') }}>
            {count > 1 && <CarouselControls labels={labels} />}
          </SectionHead>
          {count === 0 ? (
            <Notice title={t('empty')} />
          ) : (
            <CarouselSlides id="project-slides" className={`${styles.projects} ${count < LOOP_ABOVE ? styles.few : ''}`}>
              <SlideList label={t('title')}>
                {projects.map((project) => (
                  <li key={project.documentId}>
                    <ProjectCard project={project} locale={locale} />
                  </li>
                ))}
              </SlideList>
            </CarouselSlides>
          )}
        </div>
      </section>
    </Carousel>
  )
}
