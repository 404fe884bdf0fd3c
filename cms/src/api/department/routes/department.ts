import { readRoutes } from '../../../reading/routes'

export default readRoutes('api::department.department', { paths: ['/departments'] })
