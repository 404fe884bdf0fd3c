import type { Ambassador } from '@/lib/content/ambassadors'
import type { Article } from '@/lib/content/articles'
import type { ContentBlock } from '@/lib/content/blocks'
import type { Department } from '@/lib/content/departments'
import type { Event } from '@/lib/content/events'
import type { Faq } from '@/lib/content/faqs'
import type { LegalDocument } from '@/lib/content/legal-documents'
import type { Partner } from '@/lib/content/partners'
import type { Project } from '@/lib/content/projects'
import type { Report } from '@/lib/content/reports'
import { plainText } from '@/lib/content/rich-text'
import type { Locale } from '@/rules/languages'
import { documentPath, path, routes } from '@/lib/i18n/paths'
import { textOfHtml } from './html-text'

/** What is searched, in the order in which it is offered. People are members of departments and ambassadors. */
export const SEARCH_TYPES = ['articles', 'projects', 'reports', 'events', 'departments', 'people', 'partners', 'faqs', 'legal'] as const

export type SearchType = (typeof SEARCH_TYPES)[number]

/** A document as the search keeps it. */
export type Entry = {
  /** Of the document, the same in all languages; or of a part of it (see `partOf`). */
  id: string
  type: SearchType
  title: string
  summary: string
  body: string
  /** ISO 8601. */
  date: string | null
  href: string
  /** The address is one of another site. */
  isExternal?: boolean
}

const PART = '/'

/** The id of what is an entry of its own within a document. */
const partOf = (documentId: string, part: number) => `${documentId}${PART}${part}`

/** Whether an entry is that of a document, or of a part of it. */
export const isOf = (id: string, documentId: string): boolean => id === documentId || id.startsWith(documentId + PART)

/** Enough of the longest report; characters. */
const LONGEST_BODY = 20_000

function blockText(block: ContentBlock): string {
  switch (block.type) {
    case 'rich-text':
      return plainText(block.body)
    case 'quote':
      return [block.title, block.body].filter(Boolean).join(' ')
    case 'media':
    case 'video':
      return block.caption ?? ''
    case 'pdf-viewer':
      return block.title ?? ''
    default:
      return ''
  }
}

const join = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ').slice(0, LONGEST_BODY)

export const fromArticle = (locale: Locale, article: Article): Entry => ({
  id: article.documentId,
  type: 'articles',
  title: article.title ?? '',
  summary: article.excerpt ?? '',
  body: join(...article.blocks.map(blockText), article.author),
  date: article.publishedDate,
  href: documentPath(locale, 'article', article.documentId),
})

export const fromProject = (locale: Locale, project: Project): Entry => ({
  id: project.documentId,
  type: 'projects',
  title: project.title ?? '',
  summary: project.shortDescription ?? '',
  body: join(
    ...[...project.contents, ...project.news].map(blockText),
    ...project.faqs.map(({ question, answer }) => `${question} ${plainText(answer)}`),
  ),
  date: project.creationDate,
  href: documentPath(locale, 'project', project.slug),
})

export const fromReport = (locale: Locale, report: Report): Entry => ({
  id: report.documentId,
  type: 'reports',
  title: report.title ?? '',
  summary: report.shortDescription ?? '',
  body: join(...report.contents.map(blockText), report.author),
  date: report.publishedDate,
  ...(report.isExternalReport && report.sourceLink
    ? { href: report.sourceLink, isExternal: true }
    : { href: documentPath(locale, 'report', report.slug) }),
})

/** Events of others have no page of their own: the list shows them. */
export const fromEvent = (locale: Locale, event: Event): Entry => ({
  id: event.documentId,
  type: 'events',
  title: event.title ?? '',
  summary: event.shortDescription ?? '',
  body: join(
    plainText(event.description),
    event.organizerName,
    event.location && join(event.location.venue, event.location.address, event.location.city),
    ...event.agenda.map(({ title, description, speaker }) => join(title, description, speaker)),
    ...event.speakers.map(({ name, organization }) => join(name, organization)),
  ),
  date: event.startDate,
  href: event.isExternalEvent
    ? `${path(locale, routes.events)}?q=${encodeURIComponent(event.title ?? '')}`
    : documentPath(locale, 'event', event.slug),
})

export const fromFaq = (locale: Locale, { id, question, answer }: Faq): Entry => ({
  id,
  type: 'faqs',
  title: question,
  summary: '',
  body: join(plainText(answer)),
  date: null,
  href: path(locale, `${routes.help}#faq-${id}`),
})

export const fromDepartment = (locale: Locale, department: Department): Entry[] => {
  const { documentId, title, description, slug, officeName, roles } = department
  // The organization structure does not show it.
  if (!slug) return []
  const href = documentPath(locale, 'department', slug)
  const members = roles.map((role) => ({
    id: partOf(documentId, role.id),
    type: 'people' as const,
    title: role.name ?? '',
    summary: [role.title, title].filter(Boolean).join(' – '),
    body: role.bio ?? '',
    date: null,
    href,
  }))
  return [{ id: documentId, type: 'departments', title: title ?? '', summary: description ?? '', body: officeName ?? '', date: null, href }, ...members]
}

export const fromAmbassador = (locale: Locale, ambassador: Ambassador): Entry => ({
  id: ambassador.documentId,
  type: 'people',
  title: ambassador.name ?? '',
  summary: [ambassador.title, ambassador.country].filter(Boolean).join(' – '),
  body: join(ambassador.quote, plainText(ambassador.story)),
  date: null,
  href: path(locale, `${routes.ambassadors}#story-${ambassador.documentId}`),
})

export const fromPartner = (locale: Locale, partner: Partner): Entry => ({
  id: partner.documentId,
  type: 'partners',
  title: partner.name ?? '',
  summary: '',
  body: join(plainText(partner.description), textOfHtml(partner.descriptionHtml)),
  date: null,
  href: path(locale, `${routes.partners}#partner-${partner.documentId}`),
})

export const fromLegal = (model: string, route: string) => (locale: Locale, document: LegalDocument): Entry => ({
  id: model,
  type: 'legal',
  title: document.title ?? '',
  summary: '',
  body: join(plainText(document.content), textOfHtml(document.html)),
  date: null,
  href: path(locale, route),
})
