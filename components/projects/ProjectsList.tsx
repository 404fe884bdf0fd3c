import { getTranslations } from 'next-intl/server'
import { notFound } from 'next/navigation'
import { RichText } from '@/components/blocks/RichText'
import { Breadcrumb } from '@/components/layout/Breadcrumb'
import { CoverBanner } from '@/components/layout/CoverBanner'
import { ScrollToTop } from '@/components/layout/ScrollToTop'
import cards from '@/components/shared/cards.module.css'
import { EmptyState } from '@/components/shared/EmptyState'
import { Expiry } from '@/components/shared/Expiry'
import { NothingFits } from '@/components/shared/filters/NothingFits'
import { JsonLd } from '@/components/shared/JsonLd'
import { Pagination } from '@/components/shared/Pagination'
import { ProjectCard } from '@/components/shared/ProjectCard'
import { getPageInfo } from '@/lib/content/pages-info'
import { getProjects } from '@/lib/entities/projects'
import { isEmptyRichText } from '@/lib/content/rich-text'
import { Static } from '@/lib/framework/static/Static'
import { filteredPath, isFiltered, type ListFilter } from '@/lib/i18n/list-filters'
import { routes } from '@/lib/i18n/paths'
import { breadcrumbJsonLd } from '@/lib/seo/json-ld'
import type { Locale } from '@/rules/languages'
import { ProjectFilters } from './ProjectFilters'
import { ProjectIdea } from './ProjectIdea'
import styles from './Project.module.css'

const LIST = 'list'

type Props = { locale: Locale; page: number; filter?: ListFilter<'projects'> }

/** A page of the projects, or of those that fit a filter; a list longer than a page offers filters. (Requirements, section 2, projects list) */
export async function ProjectsList({ locale, page, filter = {} }: Props) {
  const [t, info, projects] = await Promise.all([
    getTranslations({ locale, namespace: 'projects' }),
    getPageInfo(locale, 'projectsPage'),
    getProjects(locale, page, filter),
  ])
  if (page > Math.max(1, projects.pageCount)) notFound()
  const isChosen = isFiltered(filter)
  const isFirst = page === 1 && !isChosen
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(locale, [{ name: t('breadcrumb'), route: routes.projects }])} />
      <CoverBanner title={info?.title ?? t('title')} description={info?.description ?? t('description')} image={info?.cover} />
      <Breadcrumb locale={locale} items={[{ label: t('breadcrumb') }]} />
      <Static className="wrap">
        {info && isFirst && !isEmptyRichText(info.content) && <RichText content={info.content} locale={locale} />}
        <section id={LIST} className={styles.list}>
          {(isChosen || projects.pageCount > 1) && <ProjectFilters locale={locale} filter={filter} target={LIST} total={projects.total} />}
          {isChosen && projects.total === 0 && <NothingFits locale={locale} list="projects" target={LIST} />}
          {!isChosen && projects.items.length === 0 && (
            <EmptyState title={t('emptyTitle')}>
              <p>{t('emptyText')}</p>
            </EmptyState>
          )}
          {projects.items.length > 0 && (
            <>
              <h2 className="visually-hidden">{t('listTitle')}</h2>
              <div className={cards.grid}>
                {projects.items.map((project, index) => (
                  <ProjectCard key={project.documentId} project={project} locale={locale} isFirst={index === 0} />
                ))}
              </div>
            </>
          )}
          <Pagination locale={locale} page={page} pageCount={projects.pageCount} href={(number) => filteredPath(locale, 'projects', filter, number)} />
        </section>
      </Static>
      <ProjectIdea locale={locale} />
      <Expiry />
      <ScrollToTop locale={locale} threshold={300} />
    </>
  )
}
