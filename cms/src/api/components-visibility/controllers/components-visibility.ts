import { factories } from '@strapi/strapi'

export default factories.createCoreController('api::components-visibility.components-visibility')
