import { readRoutes } from '../../../reading/routes'

export default readRoutes('api::article.article', { paths: ['/articles'] })
