import { readRoutes } from '../../../reading/routes'

export default readRoutes('api::contact-info.contact-info', { single: true, paths: ['/contact-info'] })
