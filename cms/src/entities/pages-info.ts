import { allOf } from '../populate/all-of'
import { file } from '../populate/file'
import { entity } from './entity'

export default entity({
  words: ['الصفحات', 'Pages', 'Seiten'],
  populate: allOf(
    [
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
    ],
    { populate: { cover: file } },
  ),
  hasPreview: true,
})
