import { readRoutes } from '../../../reading/routes'

export default readRoutes('api::impressum.impressum', { single: true, paths: ['/impressum'] })
