import { getAmbassador, getAmbassadors } from '@/lib/content/ambassadors'
import { getAllArticles, getArticle } from '@/lib/content/articles'
import { getDepartment, getDepartments } from '@/lib/content/departments'
import { getAllEvents, getEventByDocumentId } from '@/lib/content/events'
import { getFaq, getFaqs } from '@/lib/content/faqs'
import { getImpressum, getPrivacyPolicy, getTermsOfUse, type LegalDocument } from '@/lib/content/legal-documents'
import { getPartner, getPartners } from '@/lib/content/partners'
import { getAllProjects, getProjectByDocumentId } from '@/lib/content/projects'
import { getAllReports, getReportByDocumentId } from '@/lib/content/reports'
import type { Locale } from '@/rules/languages'
import { routes } from '@/lib/i18n/paths'
import {
  type Entry,
  fromAmbassador,
  fromArticle,
  fromDepartment,
  fromEvent,
  fromFaq,
  fromLegal,
  fromPartner,
  fromProject,
  fromReport,
} from './entries'

/** Where entries come from: all of a content type, and those of one of its documents. The reads throw ContentUnavailable. */
type Source = {
  all: (locale: Locale) => Promise<Entry[]>
  of: (locale: Locale, documentId: string) => Promise<Entry[]>
  /** The entries have the name of the type for the id of their document. */
  isSingle?: boolean
}

/** Documents without a title cannot be shown as a result. */
function entriesOf<T>(locale: Locale, documents: readonly (T | null)[], toEntry: (locale: Locale, document: T) => Entry | Entry[]): Entry[] {
  return documents.flatMap((document) => (document === null ? [] : toEntry(locale, document))).filter(({ title }) => title !== '')
}

function source<T>(
  all: (locale: Locale) => Promise<T[]>,
  one: (locale: Locale, documentId: string) => Promise<T | null>,
  toEntry: (locale: Locale, document: T) => Entry | Entry[],
): Source {
  return {
    all: async (locale) => entriesOf(locale, await all(locale), toEntry),
    of: async (locale, documentId) => entriesOf(locale, [await one(locale, documentId)], toEntry),
  }
}

function single(read: (locale: Locale) => Promise<LegalDocument | null>, model: string, route: string): Source {
  const all = async (locale: Locale) => entriesOf(locale, [await read(locale)], fromLegal(model, route))
  return { all, of: all, isSingle: true }
}

/** By the name of the content type. */
export const sources = {
  article: source(getAllArticles, getArticle, fromArticle),
  project: source(getAllProjects, getProjectByDocumentId, fromProject),
  report: source(getAllReports, getReportByDocumentId, fromReport),
  event: source(getAllEvents, getEventByDocumentId, fromEvent),
  faq: source(getFaqs, getFaq, fromFaq),
  department: source(getDepartments, getDepartment, fromDepartment),
  ambassador: source(getAmbassadors, getAmbassador, fromAmbassador),
  partner: source(getPartners, getPartner, fromPartner),
  'terms-of-use': single(getTermsOfUse, 'terms-of-use', routes.terms),
  'privacy-policy': single(getPrivacyPolicy, 'privacy-policy', routes.privacy),
  impressum: single(getImpressum, 'impressum', routes.impressum),
} satisfies Record<string, Source>

export type SearchModel = keyof typeof sources

export const isSearchModel = (model: string): model is SearchModel => Object.hasOwn(sources, model)

/** The name of a document in the index. */
export function entryId(model: SearchModel, documentId: string): string {
  const { isSingle = false }: Source = sources[model]
  return isSingle ? model : documentId
}
