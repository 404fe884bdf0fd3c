import { contentBlocks } from './blocks'
import { file } from './file'

const seo = { populate: { ogImage: file } }
const pageInfo = { populate: { cover: file } }
const localizations = { fields: ['locale'] }

const all = (names: string[], value: unknown) => Object.fromEntries(names.map((name) => [name, value]))

/** What is populated of each type where the request does not say. */
const POPULATE: Record<string, Record<string, unknown>> = {
  article: { cover: file, blocks: contentBlocks, seo, localizations },
  report: { cover: file, contents: contentBlocks, seo, localizations },
  project: {
    cardCover: file,
    projectCover: file,
    contents: contentBlocks,
    news: contentBlocks,
    faqs: true,
    forms: { fields: ['title', 'note'] },
    seo,
    localizations,
  },
  'project-form': { sections: { populate: { fields: { populate: { options: true } } } } },
  event: {
    featuredImage: file,
    thumbnail: file,
    location: true,
    registration: true,
    agenda: true,
    sponsors: { populate: { logo: file } },
    speakers: { populate: { photo: file } },
    seo,
    localizations,
  },
  'home-slider': { descriptiveSlide: { populate: { cover: file } } },
  hero: { image: file },
  announcement: { icon: file },
  partner: { logo: file },
  ambassador: { image: file, socialLinks: true },
  department: { roles: { populate: { image: file } } },
  state: { country: { fields: ['name', 'code', 'numericId'] } },
  'contact-info': { address: true },
  'who-we-are': all(
    ['generalConcept', 'coreValues', 'vision', 'objectives', 'initiativeWorkMechanism', 'founders'].map((name) => `${name}Image`),
    file,
  ),
  seo: all(
    [
      'global', 'projectsPage', 'newsPage', 'reportsPage', 'departmentsPage', 'helpPage', 'organizationPage', 'getInvolvedPage',
      'collaborationPage', 'PartnersPage', 'eventsPage', 'ambassadorsPage',
    ],
    seo,
  ),
  'pages-info': all(
    [
      'projectsPage', 'reportsPage', 'newsPage', 'joinPage', 'organizationPage', 'getInvolvedPage', 'collaborationPage',
      'partnersPage', 'eventsPage', 'ambassadorsPage',
    ],
    pageInfo,
  ),
}

/** The default populate of a content type, or undefined when there is nothing to populate. */
export function populateOf(uid: string): Record<string, unknown> | undefined {
  return POPULATE[uid.split('.')[1] ?? '']
}
