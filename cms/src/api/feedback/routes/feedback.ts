import { feedback } from '../../../submissions/kinds/feedback'
import { submissionRoutes } from '../../../submissions/routes'

export default submissionRoutes(feedback, ['/feedbacks'])
