import { readRoutes } from '../../../reading/routes'

export default readRoutes('api::report.report', { paths: ['/reports'] })
