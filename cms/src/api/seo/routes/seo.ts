import { readRoutes } from '../../../reading/routes'

export default readRoutes('api::seo.seo', { single: true, paths: ['/Seo'] })
