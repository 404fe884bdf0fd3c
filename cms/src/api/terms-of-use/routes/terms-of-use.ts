import { readRoutes } from '../../../reading/routes'

export default readRoutes('api::terms-of-use.terms-of-use', { single: true, paths: ['/terms-of-use'] })
