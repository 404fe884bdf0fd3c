import { idea } from '../../../submissions/kinds/idea'
import { submissionController } from '../../../submissions/routes'

export default submissionController(idea)
