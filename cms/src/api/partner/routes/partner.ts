import { readRoutes } from '../../../reading/routes'

export default readRoutes('api::partner.partner', { paths: ['/partners'] })
