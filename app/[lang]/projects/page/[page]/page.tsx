import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ProjectsList } from '@/components/projects/ProjectsList'
import { parsePage } from '@/components/shared/page-numbers'
import { findListPage } from '@/lib/entities/list-pages'
import { getProjects } from '@/lib/entities/projects'
import { listPageMetadata } from '@/lib/seo/written-pages'
import { toLocale } from '@/rules/languages'

type Props = { params: Promise<{ lang: string; page: string }> }

export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lang, page } = await params
  return listPageMetadata(toLocale(lang), 'projects', await findListPage(getProjects, parsePage(page) ?? 1))
}

export default async function ProjectsArchivePage({ params }: Props) {
  const { lang, page } = await params
  const locale = toLocale(lang)
  const number = parsePage(page)
  if (number === null) notFound()
  return <ProjectsList locale={locale} page={number} />
}
