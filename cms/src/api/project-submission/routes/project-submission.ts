import { volunteer } from '../../../submissions/kinds/volunteer'
import { submissionRoutes } from '../../../submissions/routes'

export default submissionRoutes(
  volunteer,
  ['/project-submissions'],
  [
    { path: '/project-submissions/verify', action: 'verify' },
    { method: 'GET', path: '/project-submissions', action: 'checkDuplicate' },
  ],
)
