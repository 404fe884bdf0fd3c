import { type Article, getAllArticles, getArticle } from '@/lib/content/articles'
import type { ContentBlock } from '@/lib/content/blocks'
import { type Event, getAllEvents, getEventByDocumentId } from '@/lib/content/events'
import { type Faq, getFaq, getFaqs } from '@/lib/content/faqs'
import { getAllProjects, getProjectByDocumentId, type Project } from '@/lib/content/projects'
import { getAllReports, getReportByDocumentId, type Report } from '@/lib/content/reports'
import { plainText } from '@/lib/content/rich-text'
import type { Locale } from '@/lib/i18n/languages'
import { articlePath, eventPath, path, projectPath, reportPath, routes } from '@/lib/i18n/paths'

/** What is searched, in the order in which it is offered. */
export const SEARCH_TYPES = ['articles', 'projects', 'reports', 'events', 'faqs'] as const

export type SearchType = (typeof SEARCH_TYPES)[number]

/** A document as the search keeps it. */
export type Entry = {
  /** Of the document; the same in all languages. */
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

const fromArticle = (locale: Locale, article: Article): Entry => ({
  id: article.documentId,
  type: 'articles',
  title: article.title ?? '',
  summary: article.excerpt ?? '',
  body: join(...article.blocks.map(blockText), article.author),
  date: article.publishedDate,
  href: articlePath(locale, article.documentId),
})

const fromProject = (locale: Locale, project: Project): Entry => ({
  id: project.documentId,
  type: 'projects',
  title: project.title ?? '',
  summary: project.shortDescription ?? '',
  body: join(
    ...[...project.contents, ...project.news].map(blockText),
    ...project.faqs.map(({ question, answer }) => `${question} ${plainText(answer)}`),
  ),
  date: project.creationDate,
  href: projectPath(locale, project.slug),
})

const fromReport = (locale: Locale, report: Report): Entry => ({
  id: report.documentId,
  type: 'reports',
  title: report.title ?? '',
  summary: report.shortDescription ?? '',
  body: join(...report.contents.map(blockText), report.author),
  date: report.publishedDate,
  ...(report.isExternalReport && report.sourceLink
    ? { href: report.sourceLink, isExternal: true }
    : { href: reportPath(locale, report.slug) }),
})

/** Events of others have no page of their own: the list shows them. */
const fromEvent = (locale: Locale, event: Event): Entry => ({
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
    : eventPath(locale, event.slug),
})

const fromFaq = (locale: Locale, { id, question, answer }: Faq): Entry => ({
  id,
  type: 'faqs',
  title: question,
  summary: '',
  body: join(plainText(answer)),
  date: null,
  href: path(locale, `${routes.help}#faq-${id}`),
})

type Source = {
  all: (locale: Locale) => Promise<Entry[]>
  one: (locale: Locale, documentId: string) => Promise<Entry | null>
}

/** Documents without a title cannot be shown as a result. */
function source<T>(
  all: (locale: Locale) => Promise<T[]>,
  one: (locale: Locale, documentId: string) => Promise<T | null>,
  toEntry: (locale: Locale, document: T) => Entry,
): Source {
  const entriesOf = (locale: Locale, documents: T[]) =>
    documents.map((document) => toEntry(locale, document)).filter(({ title }) => title !== '')
  return {
    all: async (locale) => entriesOf(locale, await all(locale)),
    one: async (locale, documentId) => {
      const document = await one(locale, documentId)
      return document === null ? null : (entriesOf(locale, [document])[0] ?? null)
    },
  }
}

/** Where the entries come from, by the name of the content type. The reads throw ContentUnavailable. */
export const sources = {
  article: source(getAllArticles, getArticle, fromArticle),
  project: source(getAllProjects, getProjectByDocumentId, fromProject),
  report: source(getAllReports, getReportByDocumentId, fromReport),
  event: source(getAllEvents, getEventByDocumentId, fromEvent),
  faq: source(getFaqs, getFaq, fromFaq),
} satisfies Record<string, Source>

export type SearchModel = keyof typeof sources

export const isSearchModel = (model: string): model is SearchModel => Object.hasOwn(sources, model)
