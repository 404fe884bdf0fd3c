import { allOf } from '../populate/all-of'
import { seo } from '../populate/page'
import { entity } from './entity'

export default entity({
  words: ['محركات البحث', 'Search engines', 'Suchmaschinen'],
  paths: ['/Seo'],
  populate: allOf(
    [
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
    ],
    seo,
  ),
})
