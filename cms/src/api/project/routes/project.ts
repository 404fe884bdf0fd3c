import { readRoutes } from '../../../reading/routes'

export default readRoutes('api::project.project', { paths: ['/projects'] })
