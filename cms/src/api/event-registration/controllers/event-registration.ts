import { registration } from '../../../submissions/kinds/registration'
import { submissionController } from '../../../submissions/routes'

export default submissionController(registration)
