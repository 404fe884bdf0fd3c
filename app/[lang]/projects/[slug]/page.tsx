import { ProjectPage } from '@/components/projects/ProjectPage'
import { ProjectUnavailable } from '@/components/projects/ProjectUnavailable'
import { getProject } from '@/lib/content/projects'
import { detailPage } from '@/lib/entities/detail'
import { buildMetadata } from '@/lib/seo/metadata'

const CLOSED: readonly (string | null)[] = ['suspended', 'nonactive']

const { generateMetadata, generateStaticParams, Page } = detailPage({
  model: 'project',
  find: getProject,
  metadata: ({ title, slug, shortDescription, seo }, page) => buildMetadata({ ...page, title: title ?? slug, description: shortDescription, seo }),
  show: (project, locale) =>
    CLOSED.includes(project.projectStatus) ? <ProjectUnavailable project={project} locale={locale} /> : <ProjectPage project={project} locale={locale} />,
})

export { generateMetadata, generateStaticParams, Page as default }
