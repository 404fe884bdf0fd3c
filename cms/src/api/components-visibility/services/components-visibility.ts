import { factories } from '@strapi/strapi'

export default factories.createCoreService('api::components-visibility.components-visibility')
