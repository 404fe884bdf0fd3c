import { readRoutes } from '../../../reading/routes'

export default readRoutes('api::project-timeline.project-timeline', { paths: ['/project-timelines'] })
