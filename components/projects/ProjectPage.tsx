import { getTranslations } from '@/lib/i18n/translations'
import { ContentBlocks } from '@/components/blocks/ContentBlocks'
import { Breadcrumb } from '@/components/layout/Breadcrumb'
import { ScrollToTop } from '@/components/layout/ScrollToTop'
import { Band } from '@/components/shared/Band'
import { blocksText } from '@/components/shared/blocks-text'
import { FaqAccordion } from '@/components/shared/FaqAccordion'
import { BreadcrumbJsonLd, JsonLd } from '@/components/shared/JsonLd'
import { KeepButton } from '@/components/shared/KeepButton'
import { ShareBar } from '@/components/shared/ShareBar'
import { Link } from '@/components/ui/Link'
import { section } from '@/lib/content/section'
import { getProjectSubmissionRules } from '@/lib/content/project-submission-rules'
import { type Project, projects } from '@/lib/entities/projects'
import { Static } from '@/lib/framework/static/Static'
import { documentPath, path, routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { ApplySection } from './ApplySection'
import { ProjectHeader } from './ProjectHeader'
import { Section } from './Section'
import styles from './Project.module.css'

type Props = { project: Project; locale: Locale }

/** A project with all its parts in the order of the requirements, section 2. */
export async function ProjectPage({ project, locale }: Props) {
  const isOpen = project.projectStatus === 'active'
  const [t, rules] = await Promise.all([
    getTranslations({ locale, namespace: 'projects' }),
    section(() => getProjectSubmissionRules(locale), isOpen && project.forms.length > 0),
  ])
  const title = project.title ?? ''
  const list = path(locale, routes.projects)
  const route = `${routes.projects}/${project.slug}`
  const crumbs = [
    { name: t('breadcrumb'), route: routes.projects },
    { name: title, route },
  ]
  return (
    <>
      <BreadcrumbJsonLd locale={locale} crumbs={crumbs} />
      <JsonLd data={projects.jsonLd(locale, project)} />
      <ProjectHeader project={project} locale={locale} />
      <Breadcrumb
        locale={locale}
        items={[
          { label: t('breadcrumb'), href: list },
          { label: title, href: documentPath(locale, 'project', project.slug) },
        ]}
      />
      {project.contents.length > 0 && (
        <Section title={t('aboutTitle')}>
          <ContentBlocks blocks={project.contents} locale={locale} shift={1} />
        </Section>
      )}
      {project.faqs.length > 0 && (
        <Section id="faqs" title={t('faqTitle')}>
          <Static>
            <FaqAccordion faqs={project.faqs} locale={locale} />
          </Static>
        </Section>
      )}
      <Static className={`wrap ${styles.share}`}>
        <KeepButton locale={locale} />
        <ShareBar
          locale={locale}
          route={route}
          title={title}
          shortDescription={project.shortDescription}
          description={project.shortDescription ? null : blocksText(project.contents)}
        />
      </Static>
      {isOpen && <ApplySection project={project} rules={rules} locale={locale} />}
      {project.news.length > 0 && (
        <Section title={t('newsTitle')}>
          <ContentBlocks blocks={project.news} locale={locale} shift={1} />
        </Section>
      )}
      <Band title={t('moreTitle')}>
        <Link href={list} className="btn btn-gold">
          {t('all')}
        </Link>
      </Band>
      <ScrollToTop locale={locale} threshold={300} />
    </>
  )
}
