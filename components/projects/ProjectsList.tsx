import { getTranslations } from '@/lib/i18n/translations'
import { notFound } from 'next/navigation'
import { RichText } from '@/components/blocks/RichText'
import { Breadcrumb } from '@/components/layout/Breadcrumb'
import { CoverBanner } from '@/components/layout/CoverBanner'
import { ScrollToTop } from '@/components/layout/ScrollToTop'
import { Expiry } from '@/components/shared/Expiry'
import { FilteredList, LIST } from '@/components/shared/filters/FilteredList'
import { BreadcrumbJsonLd } from '@/components/shared/JsonLd'
import { ReadFailure } from '@/components/shared/ReadFailure'
import { ProjectCard } from '@/components/shared/ProjectCard'
import { getPageInfo } from '@/lib/content/pages-info'
import { contentOf, section, sections } from '@/lib/content/section'
import { getProjects } from '@/lib/entities/projects'
import { isEmptyRichText } from '@/lib/content/rich-text'
import { Static } from '@/lib/framework/static/Static'
import { isFiltered, type ListFilter } from '@/lib/i18n/list-filters'
import { routes } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { ProjectFilters } from './ProjectFilters'
import { ProjectIdea } from './ProjectIdea'

type Props = { locale: Locale; page: number; filter?: ListFilter<'projects'> }

/** A page of the projects, or of those that fit a filter; a list longer than a page offers filters. (Requirements, section 2, projects list) */
export async function ProjectsList({ locale, page, filter = {} }: Props) {
  const t = await getTranslations({ locale, namespace: 'projects' })
  const [written, found] = await sections([section(() => getPageInfo(locale, 'projectsPage')), section(() => getProjects(locale, page, filter))])
  const info = contentOf(written)
  const projects = contentOf(found)
  if (projects && page > Math.max(1, projects.pageCount)) notFound()
  const isFirst = page === 1 && !isFiltered(filter)
  return (
    <>
      <BreadcrumbJsonLd locale={locale} crumbs={[{ name: t('breadcrumb'), route: routes.projects }]} />
      <CoverBanner locale={locale} title={info?.title ?? t('title')} description={info?.description ?? t('description')} image={info?.cover} />
      <Breadcrumb locale={locale} items={[{ label: t('breadcrumb') }]} />
      <Static className="wrap">
        {info && isFirst && !isEmptyRichText(info.content) && <RichText content={info.content} locale={locale} />}
        {projects ? (
          <FilteredList
            locale={locale}
            list="projects"
            filter={filter}
            page={page}
            pageCount={projects.pageCount}
            total={projects.total}
            title={t('listTitle')}
            empty={{ title: t('emptyTitle'), text: t('emptyText') }}
            filters={<ProjectFilters locale={locale} filter={filter} target={LIST} total={projects.total} />}
          >
            {projects.items.map((project, index) => (
              <ProjectCard key={project.documentId} project={project} locale={locale} isFirst={index === 0} />
            ))}
          </FilteredList>
        ) : (
          <ReadFailure locale={locale} />
        )}
      </Static>
      <ProjectIdea locale={locale} />
      <Expiry />
      <ScrollToTop locale={locale} threshold={300} />
    </>
  )
}
