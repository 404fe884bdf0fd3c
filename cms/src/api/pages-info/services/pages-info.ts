import { factories } from '@strapi/strapi'

export default factories.createCoreService('api::pages-info.pages-info')
