import type { PagedModel } from '@/lib/i18n/document-pages.mjs'
import { ambassadors } from './ambassadors'
import { articles } from './articles'
import { departments } from './departments'
import type { Entity } from './entity'
import { events } from './events'
import { faqs } from './faqs'
import { impressum, privacyPolicy, termsOfUse } from './legal-documents'
import type { PagedEntity } from './paged-entity'
import { partners } from './partners'
import { projects } from './projects'
import { reports } from './reports'

/** The content types whose documents have pages of their own. */
export const pagedEntities: Readonly<Record<PagedModel, PagedEntity>> = {
  article: articles,
  project: projects,
  report: reports,
  event: events,
  department: departments,
}

/** What visitors can look for, by the name of the content type. */
export const entities: Readonly<Record<string, Entity>> = {
  ...pagedEntities,
  faq: faqs,
  ambassador: ambassadors,
  partner: partners,
  'terms-of-use': termsOfUse,
  'privacy-policy': privacyPolicy,
  impressum,
}
