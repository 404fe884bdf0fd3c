import { department } from '../../../submissions/kinds/department'
import { submissionController } from '../../../submissions/routes'

export default submissionController(department)
