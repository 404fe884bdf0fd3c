import { readRoutes } from '../../../reading/routes'

export default readRoutes('api::project-submission-rules.project-submission-rules', { single: true, paths: ['/project-submission-rules'] })
