import { department } from '../../../submissions/kinds/department'
import { submissionController } from '../../../submissions/routes'
import { verifyAction } from '../../../verification/routes'

export default { ...submissionController(department), verify: verifyAction('api::departments-application.departments-application') }
