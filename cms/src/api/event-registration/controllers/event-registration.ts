import { cancelRegistration } from '../../../submissions/cancel'
import { registration } from '../../../submissions/kinds/registration'
import { submissionController } from '../../../submissions/routes'
import { linkAction } from '../../../verification/routes'

export default {
  ...submissionController(registration),
  cancel: linkAction('api::event-registration.event-registration', cancelRegistration),
}
