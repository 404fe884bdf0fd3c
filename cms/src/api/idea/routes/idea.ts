import { idea } from '../../../submissions/kinds/idea'
import { submissionRoutes } from '../../../submissions/routes'

export default submissionRoutes(idea, ['/ideas'])
