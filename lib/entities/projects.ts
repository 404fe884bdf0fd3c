import { z } from 'zod'
import { contentBlocks } from '@/lib/content/blocks'
import { collection, type Page } from '@/lib/content/client'
import { documentFields, listOf, text } from '@/lib/content/fields'
import { image } from '@/lib/content/media'
import { formSummary } from '@/lib/content/project-forms'
import { timeline } from '@/lib/content/project-timelines'
import { plainText } from '@/lib/content/rich-text'
import { localizations, seo } from '@/lib/content/seo'
import { typeTag } from '@/lib/content/tags'
import { LONG_LIST, PROJECT_STATUSES, type ListFilter } from '@/lib/i18n/list-filters'
import { documentPath } from '@/lib/i18n/paths'
import { buildMetadata } from '@/lib/seo/metadata'
import type { Locale } from '@/rules/languages'
import { blockText, joinWords } from './entry'
import { byPriority, faqComponent, faqPageJsonLd } from './faqs'
import { pagedEntity } from './paged-entity'

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

const documents = collection({
  path: '/api/projects',
  model: 'project',
  schema,
  tags: [typeTag('project-form'), typeTag('project-timeline')],
})

/** The projects of the home page, last published first. (Requirements, section 7) */
export async function getHomeProjects(locale: Locale): Promise<Project[]> {
  return (await documents.page(locale, 1, HOME_PROJECTS, { sort: 'publishedAt:desc' })).items
}

/** A page of the projects that fit a filter, newest first unless it asks for the oldest, 24 to a page. */
export function getProjects(locale: Locale, page: number, { status, type, sort }: ListFilter<'projects'> = {}): Promise<Page<Project>> {
  return documents.page(locale, page, LONG_LIST, {
    ...(status && { 'filters[projectStatus][$eq]': status }),
    ...(type && { 'filters[type][$eq]': type }),
    sort: sort === 'oldest' ? 'createdAt:asc' : 'createdAt:desc',
  })
}

export const projects = pagedEntity({
  model: 'project',
  documents,
  order: { sort: 'createdAt:desc' },
  brief: (locale, { documentId, slug, title, shortDescription, creationDate, cardCover, projectCover }) => ({
    id: documentId,
    title,
    text: shortDescription,
    date: creationDate,
    cover: cardCover ?? projectCover,
    href: documentPath(locale, 'project', slug),
  }),
  words: ({ contents, news, faqs }) => [...[...contents, ...news].map(blockText), ...faqs.map(({ question, answer }) => `${question} ${plainText(answer)}`)],
  metadata: ({ title, slug, shortDescription, contents, seo }, page) =>
    buildMetadata({ ...page, title: title ?? slug, description: shortDescription, text: joinWords(...contents.map(blockText)), seo }),
  jsonLd: (locale, { faqs }) => faqPageJsonLd(locale, faqs),
})
