import { proposal } from '../../../submissions/kinds/proposal'
import { submissionRoutes } from '../../../submissions/routes'

export default submissionRoutes(proposal, ['/project-proposals'])
