import { getTranslations } from '@/lib/i18n/translations'
import { Breadcrumb } from '@/components/layout/Breadcrumb'
import { CoverBanner } from '@/components/layout/CoverBanner'
import { ProjectStatusBadge } from '@/components/shared/ProjectStatusBadge'
import { Icon } from '@/components/ui/Icon'
import { Link } from '@/components/ui/Link'
import type { Project } from '@/lib/entities/projects'
import { path, routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import styles from './Project.module.css'

/** In place of a project that is suspended or not active: why, and the way back. (Requirements, section 2) */
export async function ProjectUnavailable({ project, locale }: { project: Project; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'projects' })
  const list = path(locale, routes.projects)
  const isSuspended = project.projectStatus === 'suspended'
  return (
    <>
      <CoverBanner locale={locale} title={project.title ?? ''} image={project.projectCover ?? project.cardCover}>
        <ProjectStatusBadge status={project.projectStatus} locale={locale} />
      </CoverBanner>
      <Breadcrumb locale={locale} items={[{ label: t('breadcrumb'), href: list }, { label: project.title ?? '' }]} />
      <section className={`wrap ${styles.unavailable}`}>
        <h2>{isSuspended ? t('suspendedTitle') : t('nonactiveTitle')}</h2>
        <p>{isSuspended ? (project.suspensionReason ?? t('suspendedText')) : t('nonactiveText')}</p>
        <Link href={list} className="btn">
          <span className={styles.back}>
            <Icon name="arrow" flip />
          </span>
          {t('back')}
        </Link>
      </section>
    </>
  )
}
