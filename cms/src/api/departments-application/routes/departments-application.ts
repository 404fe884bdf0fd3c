import { department } from '../../../submissions/kinds/department'
import { submissionRoutes } from '../../../submissions/routes'

export default submissionRoutes(
  department,
  ['/departments-applications'],
  [
    { path: '/departments-applications/verify', action: 'verify' },
    { method: 'GET', path: '/departments-applications/check-duplicate', action: 'checkDuplicate' },
  ],
)
