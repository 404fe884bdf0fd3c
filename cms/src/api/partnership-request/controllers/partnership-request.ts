import { partnership } from '../../../submissions/kinds/partnership'
import { submissionController } from '../../../submissions/routes'

export default submissionController(partnership)
