import { readRoutes } from '../../../reading/routes'

export default readRoutes('api::who-we-are.who-we-are', { single: true, paths: ['/who-we-are'] })
