import { registration } from '../../../submissions/kinds/registration'
import { submissionRoutes } from '../../../submissions/routes'

export default submissionRoutes(registration, ['/event-registrations'])
