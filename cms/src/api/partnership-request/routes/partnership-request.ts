import { partnership } from '../../../submissions/kinds/partnership'
import { submissionRoutes } from '../../../submissions/routes'

export default submissionRoutes(partnership, ['/partnership-requests'])
