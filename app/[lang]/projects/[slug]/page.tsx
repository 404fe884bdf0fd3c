import { ProjectPage } from '@/components/projects/ProjectPage'
import { ProjectUnavailable } from '@/components/projects/ProjectUnavailable'
import { detailPage } from '@/lib/entities/detail'
import { projects } from '@/lib/entities/projects'

const CLOSED: readonly (string | null)[] = ['suspended', 'nonactive']

const { generateMetadata, generateStaticParams, Page } = detailPage(projects, {
  show: (project, locale) =>
    CLOSED.includes(project.projectStatus) ? <ProjectUnavailable project={project} locale={locale} /> : <ProjectPage project={project} locale={locale} />,
})

export { generateMetadata, generateStaticParams, Page as default }
