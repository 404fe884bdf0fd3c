import { contact } from '../../../submissions/kinds/contact'
import { submissionController } from '../../../submissions/routes'

export default submissionController(contact)
