import { readRoutes } from '../../../reading/routes'

export default readRoutes('api::home-page-stat.home-page-stat', { paths: ['/home-page-stats', '/stats'] })
