import { readRoutes } from '../../../reading/routes'

export default readRoutes('api::pages-info.pages-info', { single: true, paths: ['/pages-info'] })
