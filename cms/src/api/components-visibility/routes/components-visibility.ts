import { readRoutes } from '../../../reading/routes'

export default readRoutes('api::components-visibility.components-visibility', { single: true, paths: ['/Components-visibility'] })
