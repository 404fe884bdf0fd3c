import type { Metadata } from 'next'
import { ProjectsList } from '@/components/projects/ProjectsList'
import { projectsMetadata } from '@/components/projects/projects-metadata'
import { toLocale } from '@/lib/i18n/languages'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return projectsMetadata(toLocale((await params).lang), 1)
}

export default async function ProjectsPage({ params }: Props) {
  return <ProjectsList locale={toLocale((await params).lang)} page={1} />
}
