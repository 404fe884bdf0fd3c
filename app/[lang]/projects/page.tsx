import type { Metadata } from 'next'
import { ProjectsList } from '@/components/projects/ProjectsList'
import { writtenMetadata } from '@/lib/seo/written-pages'
import { toLocale } from '@/rules/languages'

type Props = { params: Promise<{ lang: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return writtenMetadata(toLocale((await params).lang), 'projects')
}

export default async function ProjectsPage({ params }: Props) {
  return <ProjectsList locale={toLocale((await params).lang)} page={1} />
}
