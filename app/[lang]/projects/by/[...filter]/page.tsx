import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ProjectsList } from '@/components/projects/ProjectsList'
import { parseFilteredRoute } from '@/lib/i18n/list-filters'
import { unlisted } from '@/lib/seo/metadata'
import { writtenMetadata } from '@/lib/seo/written-pages'
import { toLocale } from '@/rules/languages'

type Props = { params: Promise<{ lang: string; filter: string[] }> }

export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return unlisted(await writtenMetadata(toLocale((await params).lang), 'projects'))
}

export default async function FilteredProjectsPage({ params }: Props) {
  const { lang, filter } = await params
  const asked = parseFilteredRoute('projects', filter)
  if (!asked) notFound()
  return <ProjectsList locale={toLocale(lang)} {...asked} />
}
