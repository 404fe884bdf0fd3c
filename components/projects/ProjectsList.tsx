import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { RichText } from '@/components/blocks/RichText'
import { Breadcrumb } from '@/components/layout/Breadcrumb'
import { CoverBanner } from '@/components/layout/CoverBanner'
import { ScrollToTop } from '@/components/layout/ScrollToTop'
import cards from '@/components/shared/cards.module.css'
import { EmptyState } from '@/components/shared/EmptyState'
import { Expiry } from '@/components/shared/Expiry'
import { JsonLd } from '@/components/shared/JsonLd'
import { Pagination } from '@/components/shared/Pagination'
import { ProjectCard } from '@/components/shared/ProjectCard'
import { Static } from '@/components/ui/static/Static'
import { getPageInfo } from '@/lib/content/pages-info'
import { getProjects } from '@/lib/content/projects'
import { isEmptyRichText } from '@/lib/content/rich-text'
import type { Locale } from '@/lib/i18n/languages'
import { pagePath, routes } from '@/lib/i18n/paths'
import { breadcrumbJsonLd } from '@/lib/seo/json-ld'
import { ProjectIdea } from './ProjectIdea'
import styles from './Project.module.css'

type Props = { locale: Locale; page: number }

/** A page of the projects. (Specification, section 2, projects list) */
export async function ProjectsList({ locale, page }: Props) {
  const [t, info, projects] = await Promise.all([
    getTranslations({ locale, namespace: 'projects' }),
    getPageInfo(locale, 'projectsPage'),
    getProjects(locale, page),
  ])
  if (page > Math.max(1, projects.pageCount)) notFound()
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(locale, [{ name: t('breadcrumb'), route: routes.projects }])} />
      <CoverBanner
        title={info?.title ?? t('title')}
        description={info?.description ?? t('description')}
        image={info?.cover}
      />
      <Breadcrumb locale={locale} items={[{ label: t('breadcrumb') }]} />
      <Static className="wrap">
        {info && page === 1 && !isEmptyRichText(info.content) && <RichText content={info.content} locale={locale} />}
        <section className={styles.list}>
          {projects.items.length === 0 ? (
            <EmptyState title={t('emptyTitle')}>
              <p>{t('emptyText')}</p>
            </EmptyState>
          ) : (
            <>
              <h2 className="visually-hidden">
                {t('listTitle')}
              </h2>
              <div className={cards.grid}>
                {projects.items.map((project) => (
                  <ProjectCard key={project.documentId} project={project} locale={locale} />
                ))}
              </div>
            </>
          )}
          <Pagination
            locale={locale}
            page={page}
            pageCount={projects.pageCount}
            href={(number) => pagePath(locale, routes.projects, number)}
          />
        </section>
      </Static>
      <ProjectIdea locale={locale} />
      <Expiry />
      <ScrollToTop locale={locale} threshold={300} />
    </>
  )
}
