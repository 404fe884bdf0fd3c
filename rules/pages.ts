/** Pages whose title, description, cover and content editors write, by field of the entry "Pages". (Requirements, section 3, page info) */
export const INFO_PAGES = [
  'projectsPage',
  'reportsPage',
  'newsPage',
  'joinPage',
  'organizationPage',
  'getInvolvedPage',
  'collaborationPage',
  'partnersPage',
  'eventsPage',
  'ambassadorsPage',
] as const

export type InfoPage = (typeof INFO_PAGES)[number]

/** Pages of which editors say something to search engines, by field of the entry "Search engines"; one of them is of another case. (Requirements, section 7, api/Seo) */
export const SEO_PAGES = [
  'global',
  'projectsPage',
  'newsPage',
  'reportsPage',
  'departmentsPage',
  'helpPage',
  'organizationPage',
  'getInvolvedPage',
  'collaborationPage',
  'PartnersPage',
  'eventsPage',
  'ambassadorsPage',
] as const

export type SeoPage = (typeof SEO_PAGES)[number]

/** The blocks of "Who we are" in the order in which they are shown. (Requirements, section 2, who-we-are) */
export const WHO_WE_ARE_BLOCKS = ['generalConcept', 'coreValues', 'vision', 'objectives', 'initiativeWorkMechanism', 'founders'] as const
