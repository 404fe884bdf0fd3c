import { departmentDuplicate } from '../../../submissions/duplicates'
import { department } from '../../../submissions/kinds/department'
import { answerRefusals, type Context } from '../../../requests/answer'
import { submissionController } from '../../../submissions/routes'
import { verifyAction } from '../../../verification/routes'

export default {
  ...submissionController(department),
  verify: verifyAction('api::departments-application.departments-application'),
  checkDuplicate: (context: Context) => answerRefusals(context, () => departmentDuplicate(context)),
}
