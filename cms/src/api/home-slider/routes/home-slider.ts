import { readRoutes } from '../../../reading/routes'

export default readRoutes('api::home-slider.home-slider', { paths: ['/home-sliders', '/slides'] })
