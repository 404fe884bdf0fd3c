import { readRoutes } from '../../../reading/routes'

export default readRoutes('api::ambassador.ambassador', { paths: ['/ambassadors'] })
