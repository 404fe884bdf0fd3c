import { readRoutes } from '../../../reading/routes'

export default readRoutes('api::faq.faq', { paths: ['/faqs'] })
