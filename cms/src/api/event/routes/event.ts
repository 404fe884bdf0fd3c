import { readRoutes } from '../../../reading/routes'

export default readRoutes('api::event.event', { paths: ['/events'] })
