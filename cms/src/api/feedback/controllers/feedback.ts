import { feedback } from '../../../submissions/kinds/feedback'
import { submissionController } from '../../../submissions/routes'

export default submissionController(feedback)
