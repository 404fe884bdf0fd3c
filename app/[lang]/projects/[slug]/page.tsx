import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { ProjectPage } from '@/components/projects/ProjectPage'
import { ProjectUnavailable } from '@/components/projects/ProjectUnavailable'
import { getProject } from '@/lib/content/projects'
import { toLocale } from '@/lib/i18n/languages'
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
  if (!project) notFound()
  const isClosed = project.projectStatus === 'suspended' || project.projectStatus === 'nonactive'
  return isClosed ? <ProjectUnavailable project={project} locale={locale} /> : <ProjectPage project={project} locale={locale} />
}
