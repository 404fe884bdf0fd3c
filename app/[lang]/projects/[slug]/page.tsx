import type { Metadata } from 'next'
import { cache } from 'react'
import { ProjectPage } from '@/components/projects/ProjectPage'
import { ProjectUnavailable } from '@/components/projects/ProjectUnavailable'
import { getProject } from '@/lib/content/projects'
import { leadElsewhere } from '@/lib/elsewhere'
import { toLocale } from '@/lib/i18n/languages'
import { routes } from '@/lib/i18n/paths'
import { buildMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ lang: string; slug: string }> }

export const generateStaticParams = () => []

const findProject = cache(getProject)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, slug } = await params
  const locale = toLocale(lang)
  const project = await findProject(locale, slug)
  if (!project) return {}
  return buildMetadata({
    locale,
    route: `/projects/${slug}`,
    title: project.title ?? slug,
    description: project.shortDescription,
    seo: project.seo,
    locales: [locale, ...project.localizations],
  })
}

export default async function ProjectRoute({ params }: Props) {
  const { lang, slug } = await params
  const locale = toLocale(lang)
  const project = await findProject(locale, slug)
  if (!project) return leadElsewhere(locale, routes.projects, (other) => findProject(other, slug))
  const isClosed = project.projectStatus === 'suspended' || project.projectStatus === 'nonactive'
  return isClosed ? <ProjectUnavailable project={project} locale={locale} /> : <ProjectPage project={project} locale={locale} />
}
