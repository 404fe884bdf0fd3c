import { contact } from '../../../submissions/kinds/contact'
import { submissionRoutes } from '../../../submissions/routes'

export default submissionRoutes(contact, ['/contact-form', '/contact-forms'])
