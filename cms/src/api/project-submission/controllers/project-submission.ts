import { volunteer } from '../../../submissions/kinds/volunteer'
import { submissionController } from '../../../submissions/routes'
import { verifyAction } from '../../../verification/routes'

export default { ...submissionController(volunteer), verify: verifyAction('api::project-submission.project-submission') }
