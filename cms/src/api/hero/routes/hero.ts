import { readRoutes } from '../../../reading/routes'

export default readRoutes('api::hero.hero', { paths: ['/heroes'] })
