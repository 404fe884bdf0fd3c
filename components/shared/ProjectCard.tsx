import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/Link'
import { Picture } from '@/components/ui/Picture'
import type { Project } from '@/lib/content/projects'
import type { Locale } from '@/rules/languages'
import { documentPath } from '@/lib/i18n/paths'
import { CARD_SIZES } from './card-sizes'
import { ProjectBadges } from './ProjectBadges'
import styles from './cards.module.css'

/** A project in a list or carousel; the whole card leads to it. */
export async function ProjectCard({ project, locale }: { project: Project; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'projects' })
  const cover = project.cardCover ?? project.projectCover
  return (
    <article className={`card ${styles.card}`}>
      <div className={`pattern ${styles.cover}`}>{cover && <Picture image={cover} sizes={CARD_SIZES} />}</div>
      <div className={styles.body}>
        <ProjectBadges project={project} locale={locale} />
        <h3>
          <Link href={documentPath(locale, 'project', project.slug)} className={styles.link}>
            {project.title}
          </Link>
        </h3>
        {project.shortDescription && <p className={styles.text}>{project.shortDescription}</p>}
        <span className={styles.more} aria-hidden="true">
          {t('details')}
        </span>
      </div>
    </article>
  )
}
