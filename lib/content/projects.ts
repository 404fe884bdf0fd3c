import { z } from 'zod'
import type { Locale } from '@/rules/languages'
import { LONG_LIST, PROJECT_STATUSES, type ListFilter } from '@/lib/i18n/list-filters'
import { contentBlocks } from './blocks'
import { collection, documentFields } from './documents'
import { listOf, text } from './fields'
import { byPriority, faqComponent } from './faqs'
import { image } from './media'
import type { Page } from './parse'
import { formSummary } from './project-forms'
import { timeline } from './project-timelines'
import { localizations, seo } from './seo'
import { typeTag } from './tags'

export type ProjectStatus = (typeof PROJECT_STATUSES)[number] | 'neutral'

/** The status of a project; words are compared without regard to case, 'suspended' exactly. (Requirements, section 3) */
export function projectStatus(value: string | null): ProjectStatus {
  if (value === 'suspended') return value
  const folded = value?.toLowerCase()
  return PROJECT_STATUSES.find((status) => status !== 'suspended' && status === folded) ?? 'neutral'
}

const schema = (locale: Locale) =>
  z
    .object({
      ...documentFields,
      slug: z.string(),
      title: text,
      shortDescription: text,
      cardCover: image(locale),
      projectCover: image(locale),
      projectStatus: text.transform(projectStatus),
      suspensionReason: text,
      creationDate: text,
      type: text,
      seo: seo(locale),
      faqs: listOf(faqComponent(locale)),
      contents: contentBlocks(locale),
      news: contentBlocks(locale),
      forms: listOf(formSummary),
      projectTimelines: listOf(timeline),
      localizations,
    })
    .transform((project) => ({
      ...project,
      faqs: project.faqs.sort(byPriority),
      projectTimelines: project.projectTimelines.sort((a, b) => (a.fromDate ?? '').localeCompare(b.fromDate ?? '')),
    }))

export type Project = z.output<ReturnType<typeof schema>>

/** (Requirements, section 9) */
export const HOME_PROJECTS = 9
export const NEW_BADGE_DAYS = 30

const projects = collection({
  path: '/api/projects',
  model: 'project',
  schema,
  tags: [typeTag('project-form'), typeTag('project-timeline')],
})

/** The projects of the home page, last published first. (Requirements, section 7) */
export async function getHomeProjects(locale: Locale): Promise<Project[]> {
  return (await projects.page(locale, 1, HOME_PROJECTS, { sort: 'publishedAt:desc' })).items
}

/** A page of the projects that fit a filter, newest first unless it asks for the oldest, 24 to a page. */
export function getProjects(locale: Locale, page: number, { status, type, sort }: ListFilter<'projects'> = {}): Promise<Page<Project>> {
  return projects.page(locale, page, LONG_LIST, {
    ...(status && { 'filters[projectStatus][$eq]': status }),
    ...(type && { 'filters[type][$eq]': type }),
    sort: sort === 'oldest' ? 'createdAt:asc' : 'createdAt:desc',
  })
}

/** Every project, for the sitemap and the search. */
export function getAllProjects(locale: Locale): Promise<Project[]> {
  return projects.all(locale, { sort: 'createdAt:desc' })
}

export function getProject(locale: Locale, slug: string): Promise<Project | null> {
  return projects.one(locale, 'slug', slug)
}

export function getProjectByDocumentId(locale: Locale, documentId: string): Promise<Project | null> {
  return projects.one(locale, 'documentId', documentId)
}
