import { registration } from '../../../submissions/kinds/registration'
import { submissionRoutes } from '../../../submissions/routes'

export default submissionRoutes(registration, ['/event-registrations'], [{ path: '/event-registrations/cancel', action: 'cancel' }])
