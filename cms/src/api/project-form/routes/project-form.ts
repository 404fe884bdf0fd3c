import { readRoutes } from '../../../reading/routes'

export default readRoutes('api::project-form.project-form', { paths: ['/project-forms'] })
