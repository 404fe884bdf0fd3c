import { readRoutes } from '../../../reading/routes'

export default readRoutes('api::privacy-policy.privacy-policy', { single: true, paths: ['/privacy-policy'] })
