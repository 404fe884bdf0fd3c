import { readRoutes } from '../../../reading/routes'

export default readRoutes('api::country.country', { paths: ['/countries'] })
