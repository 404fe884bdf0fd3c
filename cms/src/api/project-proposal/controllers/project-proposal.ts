import { proposal } from '../../../submissions/kinds/proposal'
import { submissionController } from '../../../submissions/routes'

export default submissionController(proposal)
