import { projectDuplicate } from '../../../submissions/duplicates'
import { volunteer } from '../../../submissions/kinds/volunteer'
import { answerRefusals, type Context } from '../../../requests/answer'
import { submissionController } from '../../../submissions/routes'
import { verifyAction } from '../../../verification/routes'

export default {
  ...submissionController(volunteer),
  verify: verifyAction('api::project-submission.project-submission'),
  checkDuplicate: (context: Context) => answerRefusals(context, () => projectDuplicate(context)),
}
