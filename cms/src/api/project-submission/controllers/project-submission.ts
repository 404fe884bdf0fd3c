import { volunteer } from '../../../submissions/kinds/volunteer'
import { submissionController } from '../../../submissions/routes'

export default submissionController(volunteer)
