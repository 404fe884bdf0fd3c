import { readRoutes } from '../../../reading/routes'

export default readRoutes('api::state.state', { paths: ['/states'] })
