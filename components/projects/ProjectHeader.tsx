import { getTranslations } from '@/lib/i18n/translations'
import { CoverBanner } from '@/components/layout/CoverBanner'
import { DateText } from '@/components/shared/DateText'
import { Expiry } from '@/components/shared/Expiry'
import { ProjectBadges } from '@/components/shared/ProjectBadges'
import { Link } from '@/components/ui/Link'
import type { Project } from '@/lib/entities/projects'
import type { Locale } from '@/rules/languages'
import styles from './Project.module.css'

/** Cover, title and the facts of a project. */
export async function ProjectHeader({ project, locale }: { project: Project; locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'projects' })
  const { creationDate, type } = project
  return (
    <CoverBanner locale={locale} title={project.title ?? ''} description={project.shortDescription} image={project.projectCover ?? project.cardCover}>
      <ProjectBadges project={project} locale={locale} />
      <Expiry />
      <dl className={styles.facts}>
        {creationDate && (
          <div>
            <dt>{t('created')}</dt>
            <dd>
              <DateText locale={locale} value={creationDate} />
            </dd>
          </div>
        )}
        {(type === 'project' || type === 'campaign') && (
          <div>
            <dt>{t('typeLabel')}</dt>
            <dd>{t(`type.${type}`)}</dd>
          </div>
        )}
      </dl>
      {project.faqs.length > 0 && (
        <Link href="#faqs" className="no-print btn btn-ghost">
          {t('viewFaqs')}
        </Link>
      )}
    </CoverBanner>
  )
}
